declare module '*.woff2' {
  /** Address under which the file is served. */
  const address: string
  export default address
}

declare module '!!file-loader?*' {
  /** Address under which the file is served. */
  const address: string
  export default address
}
