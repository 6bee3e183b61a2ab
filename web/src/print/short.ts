/** A name for a long text: a few letters and digits that follow from it (FNV-1a, 30 bits). */
export function short(text: string): string {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return ((hash ^ (hash >>> 30)) & 0x3fffffff).toString(36)
}
