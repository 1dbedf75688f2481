import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installPackages } from '../../../scripts/machine/debian'
import { freePort } from '../../../scripts/machine/ports'

export interface Nginx {
  address: string
  /** Warnings and errors so far. */
  log(): string
  stop(): Promise<void>
}

const program = '/usr/sbin/nginx'

/** Installs nginx if this process is root on Debian. */
export function hasNginx(): boolean {
  if (!existsSync(program)) installPackages(['nginx-light'])
  return existsSync(program)
}

/**
 * Starts nginx on a free port, with the configuration from the build.
 * @param folder the built site; under a path prefix, the prefix folder's parent
 * @param hosting the folder with `nginx-http.conf` and `nginx-server.conf`
 */
export async function startNginx(folder: string, hosting: string): Promise<Nginx> {
  const port = await freePort()
  const home = await mkdtemp(join(tmpdir(), 'nginx-'))
  const file = join(home, 'nginx.conf')
  await writeFile(file, configuration(home, resolve(folder), resolve(hosting), port))
  const child = spawn(program, ['-p', home, '-c', file, '-g', 'daemon off;'])
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(home, { recursive: true, force: true })
  }
  const address = `http://127.0.0.1:${port}`
  const isUp = () => fetch(address).catch(() => undefined)
  for (let attempt = 0; !(await isUp()); attempt++)
    if (child.exitCode !== null || attempt > 100) {
      await stop()
      throw new Error(`nginx does not start. ${errors}`)
    } else await new Promise((done) => setTimeout(done, 50))
  return { address, log: () => errors, stop }
}

const configuration = (home: string, folder: string, hosting: string, port: number) => `
pid ${home}/pid;
error_log stderr warn;
worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join(' ')}
  include ${hosting}/nginx-http.conf;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    include ${hosting}/nginx-server.conf;
  }
}
`
