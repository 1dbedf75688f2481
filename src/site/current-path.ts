import { createContext } from 'react'

/** Context with the path of the current page, for links that mark it. */
export const CurrentPath = createContext('/')
