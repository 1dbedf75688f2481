import type { GatsbyConfig } from 'gatsby'
import { contentFolder } from './src/generator/nodes/staged-content'

const config: GatsbyConfig = {
  // Every supported host serves URLs without a trailing slash.
  trailingSlash: 'never',
  pathPrefix: process.env.PATH_PREFIX ?? '',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    // Validated files; see src/generator/nodes/staged-content.ts.
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder } },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    // PNG quality sets the palette size: drawings need few colours.
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 80, pngOptions: { quality: 30 } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
  ],
}

export default config
