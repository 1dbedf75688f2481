/** Returns an id for a part of the shell. Ids of headings are lower case, so they never equal it. */
export const shellId = (name: string): string => `Shell-${name}`
