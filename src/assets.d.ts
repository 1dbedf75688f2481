declare module '*.woff2' {
  /** URL of the file. */
  const address: string
  export default address
}

declare module '!!file-loader?*' {
  /** URL of the file. */
  const address: string
  export default address
}

// src/generator/theme generates these modules before the build.
declare module '@theme/theme.json' {
  const theme: {
    logo: string
    motif: boolean
    families: import('./motif/families').GivenFamilies
  }
  export default theme
}

declare module '@theme/fonts.json' {
  const facts: Record<import('./theme/fonts').FontRole, import('./theme/fallback-widths').FontFacts>
  export default facts
}

declare module '@theme/icons' {
  const drawings: Partial<Record<string, import('lucide-react').LucideIcon>>
  export = drawings
}
