// Whether the server was reached last. What the browser itself thinks says less: it may have a
// network and no way to the server.
export const network = $state({ reached: true })
