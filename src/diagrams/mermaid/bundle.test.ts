import { build } from 'esbuild'

test('pages load no code that reads or draws diagrams', async () => {
  const { metafile } = await build({
    entryPoints: ['src/components/Diagram.tsx', 'src/components/SvgFigure.tsx'],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'unused',
    packages: 'external',
    logLevel: 'silent',
  })
  const loaded = Object.keys(metafile.inputs).filter((path) => path.startsWith('src/diagrams/'))
  expect(loaded).toEqual(['src/diagrams/widths.ts'])
})
