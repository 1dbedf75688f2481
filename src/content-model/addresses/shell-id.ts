/** Returns an id that no heading has: ids of headings are lower case. */
export const shellId = (name: string): string => `Shell-${name}`
