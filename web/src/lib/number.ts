/** A number with a true minus: 3, −3. */
export const figure = (n: number): string => (n < 0 ? `−${-n}` : `${n}`)

/** A gain or a loss: +3, −3, 0. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figure(n))
