/**
 * Returns the id of a part of the page that no writer names. Ids of headings have small letters only, so that no
 * heading takes it.
 */
export const shellId = (name: string): string => `Frame-${name}`
