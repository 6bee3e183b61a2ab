import { t } from './i18n.svelte'
import { toast } from './toasts.svelte'

/** Through the phone's own menu where there is one, else onto the clipboard. */
export async function share(url: string, title: string): Promise<void> {
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ url, title })
      return
    }
    await navigator.clipboard.writeText(url)
    toast(t('copied'), 'good', 2000)
  } catch (error) {
    if ((error as DOMException).name !== 'AbortError') toast(url, 'plain', 15_000)
  }
}
