import type { GatsbyConfig } from 'gatsby'
import { contentFolder } from './src/generator/nodes/staged-content'

const config: GatsbyConfig = {
  // Canonical addresses have no slash at the end; every supported host serves them so.
  trailingSlash: 'never',
  pathPrefix: process.env.PATH_PREFIX ?? '',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    // Copies of the content files that have passed the check; see src/generator/nodes/staged-content.ts.
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder } },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    // The quality of a PNG decides how many colours its palette has: drawings need few.
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 80, pngOptions: { quality: 30 } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
  ],
}

export default config
