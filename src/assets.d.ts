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

// Written before the site is built; see src/generator/look.
declare module '@look/look.json' {
  const look: {
    logo: string
    motif: boolean
    families: import('./motif/families').GivenFamilies
  }
  export default look
}

declare module '@look/fonts.json' {
  const facts: Record<import('./look/fonts').FontRole, import('./look/fallback-widths').FontFacts>
  export default facts
}

declare module '@look/icons' {
  const drawings: Partial<Record<string, import('lucide-react').LucideIcon>>
  export = drawings
}
