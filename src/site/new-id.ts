/** Returns 128 random bits. Without HTTPS, `crypto.randomUUID` is missing. */
export function newId(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return [...parts].map((part) => part.toString(36).padStart(7, '0')).join('')
}
