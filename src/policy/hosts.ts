/** The same headers in the words of every supported host. */
import { caching, hostHeaders, isForDocuments } from './headers'

/** `_headers`, which Netlify and Cloudflare Pages read from the site itself, as does the local server. */
export function headerRules(pathPrefix: string, assets: readonly string[]): string {
  // Both hosts let pages revalidate by themselves, and both join the values of several rules that fit:
  // each file is named in full. What webpack calls static/… stands in the folder of that name.
  const hashed = ['static/*', ...assets.filter((name) => /-[0-9a-f]{16,}\.js$/.test(name))]
  const rules: [path: string, headers: [string, string][]][] = [
    ['*', hostHeaders()],
    ...hashed.map((name): [string, [string, string][]] => [
      name,
      [['Cache-Control', caching.hashed]],
    ]),
  ]
  return rules
    .map(
      ([path, headers]) =>
        `${pathPrefix}/${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    )
    .join('')
}

/**
 * What nginx includes: `nginx-http.conf` in `http {}` and `nginx-server.conf` in `server {}`, beside
 * `listen`, `server_name`, `root` and the certificate.
 * @param pathPrefix what every address begins with, such as `/docs`; empty at a host's root
 * @param redirects former addresses, each with the one that took its place
 * @returns files by their path
 */
export function nginxFiles(
  pathPrefix: string,
  redirects: ReadonlyMap<string, string>,
): Record<string, string> {
  const rows = hostHeaders().map(([name, value]) => ({
    name,
    value: `"${value.replaceAll('"', '\\"')}"`,
    // nginx leaves out a header whose value is empty.
    variable: isForDocuments(name) ? `$site_${name.toLowerCase().replaceAll('-', '_')}` : undefined,
  }))
  const maps = rows.flatMap(({ value, variable }) =>
    variable ? [`map $sent_http_content_type ${variable} {\n    ~(html|xml) ${value};\n}`] : [],
  )
  const headers = rows.map(
    ({ name, value, variable }) => `add_header ${name} ${variable ?? value} always;`,
  )
  return {
    'nginx-http.conf': `# Include this in http {}.
# Former addresses can be long.
map_hash_bucket_size 256;
map $uri $site_moved_to {
    default "";
${[...redirects].map(([from, to]) => `    ${pathPrefix}${from} ${pathPrefix}${to};\n`).join('')}}
map "$status $uri" $site_cache {
    default "${caching.revalidated}";
    "~^(200|206|304) ${pathPrefix}/static/" "${caching.hashed}";
    "~^(200|206|304) ${pathPrefix}/[^/]+-[0-9a-f]{16,}\\.js$" "${caching.hashed}";
}
# Scripts and pictures need no policies of pages.
${maps.join('\n')}
`,
    'nginx-server.conf': `# Include this in server {}, beside listen, server_name, root and the certificate.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/plain text/xml text/css text/markdown application/javascript application/json;

# The same for every answer. A location with an add_header of its own would lose them.
${headers.join('\n')}
add_header Cache-Control $site_cache always;

# Made beside the files by npm run compress. With libnginx-mod-http-brotli-static: brotli_static on;
gzip_static on;
gzip_vary on;

error_page 404 ${pathPrefix}/404.html;
if ($site_moved_to) { return 301 $site_moved_to$is_args$args; }

location / { try_files $uri $uri.html =404; }
location = ${pathPrefix}/ { try_files ${pathPrefix}/index.html =404; }
location = ${pathPrefix}/404.html { internal; }
location = ${pathPrefix}/index.html { return 301 ${pathPrefix}/$is_args$args; }
# One address for each page: without .html and without a slash at the end.
location ~ "^(?<site_page>/\\w[\\w/.-]*)\\.html$" { return 301 $site_page$is_args$args; }
location ~ "^(?<site_page>/\\w[\\w/.-]*\\w)/$" { return 301 $site_page$is_args$args; }
# For hosts that read them.
location ~ "^${pathPrefix}/_(headers|redirects)$" { return 404; }
location ~ \\.md$ { types {} default_type text/markdown; try_files $uri =404; }
location ~ \\.webmanifest$ { types {} default_type application/manifest+json; try_files $uri =404; }
`,
  }
}
