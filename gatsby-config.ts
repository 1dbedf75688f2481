import type { GatsbyConfig } from 'gatsby'
import { contentFolder } from './src/generator/nodes/placed-content'

const config: GatsbyConfig = {
  // Canonical addresses have no slash at the end; every supported host serves them so.
  trailingSlash: 'never',
  pathPrefix: process.env.PATH_PREFIX ?? '',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    // Copies of the content files that have passed the check; see src/generator/nodes/placed-content.ts.
    { resolve: 'gatsby-source-filesystem', options: { name: 'content', path: contentFolder } },
    'gatsby-plugin-mdx',
    'gatsby-plugin-image',
    // Pictures are drawn with few colours: higher quality costs little and keeps lines crisp. The scale
    // of AVIF is another: from 60 on it is nearer to the picture than WebP at 80, in fewer bytes.
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 80, avifOptions: { quality: 60 } } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
  ],
}

export default config
