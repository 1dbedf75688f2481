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

// Written before the site is built; see src/generator/theme.
declare module '@theme/theme.json' {
  const look: {
    logo: string
    motif: boolean
    families: import('./motif/families').GivenFamilies
  }
  export default look
}

declare module '@theme/fonts.json' {
  const facts: Record<import('./theme/fonts').FontRole, import('./theme/fallback-widths').FontFacts>
  export default facts
}

declare module '@theme/icons' {
  const drawings: Partial<Record<string, import('lucide-react').LucideIcon>>
  export = drawings
}
