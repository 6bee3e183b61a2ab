/** Whether an event happened in such an element; events of the window happen in none. */
export const within = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null
