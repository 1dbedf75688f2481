import { join } from 'node:path'
import { hasNginx, type Nginx, startNginx } from '../../tests/support/servers/nginx'
import { testFolder } from '../content-model/testing/test-folder'
import { writeChanged } from '../generator/publish/files'
import { SiteAddress } from '../language/site-address'
import { nginxFiles } from './nginx'

const withNginx = hasNginx() ? describe : describe.skip

withNginx.each(['/docs', '/some/prefix'])('nginx with the path prefix %s', (prefix) => {
  const folder = testFolder()
  let nginx: Nginx

  const write = (file: string, text: string) => writeChanged(join(folder, file), text)

  beforeAll(async () => {
    // The root folder of the host contains the prefix.
    const pages = { 'index.html': 'home', 'about.html': 'about', '404.html': 'missing' }
    for (const [file, text] of Object.entries(pages)) write(`root${prefix}/${file}`, text)
    const site = new SiteAddress('https://www.tirtana.example', prefix)
    const redirects = {
      permanent: new Map([['/team', '/about']]),
      temporary: new Map([['/blog/page/3', '/blog/page/2']]),
    }
    for (const [file, text] of Object.entries(nginxFiles(site, redirects)))
      write(`hosting/${file}`, text)
    nginx = await startNginx(join(folder, 'root'), join(folder, 'hosting'))
  })
  afterAll(async () => {
    await nginx?.stop()
  })

  const ask = async (path: string) => {
    const answer = await fetch(nginx.address + path, { redirect: 'manual' })
    return [answer.status, answer.headers.get('Location') ?? (await answer.text())]
  }

  test.each([
    ['', 200, 'home'],
    ['/', 200, 'home'],
    ['/index.html?a=b', 301, `${prefix}/?a=b`],
    ['/about', 200, 'about'],
    ['/about/', 301, `${prefix}/about`],
    ['/team', 301, `${prefix}/about`],
    ['/blog/page/3', 302, `${prefix}/blog/page/2`],
    ['/nothing', 404, 'missing'],
  ])('the address “%s” below it', async (path, status, text) => {
    expect(await ask(prefix + path)).toEqual([status, text])
  })

  test('answers 404 outside the prefix', async () => {
    for (const path of ['/', '/about', `${prefix}-other`]) expect((await ask(path))[0]).toBe(404)
  })
})
