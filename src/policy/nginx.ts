import type { SiteAddress } from '../language/site-address'
import { canonicalLink } from './header-files'
import {
  caching,
  hashedScript,
  hostHeaders,
  isForDocuments,
  pictureResourcePolicy,
  resourcePolicy,
} from './headers'

/** Replacements of addresses without a page. */
export interface Redirects {
  /** Former addresses of entries and PDFs. */
  permanent: ReadonlyMap<string, string>
  /** Blog pages after the last page, which may exist again later. */
  temporary: ReadonlyMap<string, string>
}

/**
 * Returns nginx files to include: `nginx-http.conf` in `http {}`, and `nginx-server.conf` in
 * `server {}` with `listen`, `server_name`, `root` and the certificate.
 * @returns files by path
 */
export function nginxFiles(site: SiteAddress, redirects: Redirects): Record<string, string> {
  const { pathPrefix } = site
  const rows = hostHeaders.map(([name, value]) => ({
    name,
    value: quoted(value),
    // nginx omits headers with an empty value.
    variable: isForDocuments(name) ? `$site_${name.toLowerCase().replaceAll('-', '_')}` : undefined,
  }))
  const maps = rows.flatMap(({ value, variable }) =>
    variable ? [`map $sent_http_content_type ${variable} {\n    ~(html|xml) ${value};\n}`] : [],
  )
  const moves = (addresses: ReadonlyMap<string, string>) =>
    [...addresses]
      .flatMap(([from, to]) => [from, `${from}/`].map((path) => [path, to]))
      .map(([from, to]) => `    ${pathPrefix}${from} ${pathPrefix}${to};\n`)
      .join('')
  const headers = rows.map(
    ({ name, value, variable }) =>
      `add_header ${name} ${name === resourcePolicy ? '$site_resource_policy' : (variable ?? value)} always;`,
  )
  return {
    'nginx-http.conf': `# Include this in http {}.
# Former addresses can be long.
map_hash_bucket_size 256;
map $uri $site_moved_to {
    default "";
${moves(redirects.permanent)}}
map $uri $site_shown_at {
    default "";
${moves(redirects.temporary)}}
map "$status $uri" $site_cache {
    default "${caching.revalidated}";
    "~^(200|206|304) ${pathPrefix}/static/" "${caching.hashed}";
    "~^(200|206|304) ${pathPrefix}/${hashedScript}$" "${caching.hashed}";
}
# Only pages need these policies.
${maps.join('\n')}
map $sent_http_content_type $site_resource_policy {
    default ${quoted(ownPolicy)};
    ~^image/ ${quoted(pictureResourcePolicy)};
}
# Search engines index the page instead of its text version.
map $uri $site_canonical {
    default "";
    ${pathPrefix}/index.md ${quoted(canonicalLink(site.absolute('/')))};
    "~^${pathPrefix}(?<site_text>/.+)\\.md$" ${quoted(canonicalLink(`${site.absolute('/')}$site_text`))};
}
`,
    'nginx-server.conf': `# Include this in server {}, next to listen, server_name, root and the certificate.
server_tokens off;
absolute_redirect off;
charset utf-8;
charset_types text/plain text/xml text/css text/markdown application/javascript application/json;

# Headers of every response. A location with its own add_header would lose them.
${headers.join('\n')}
add_header Cache-Control $site_cache always;
add_header Link $site_canonical;

# npm run compress creates the compressed files. With libnginx-mod-http-brotli-static: brotli_static on;
gzip_static on;
gzip_vary on;

error_page 404 ${pathPrefix}/404.html;
if ($site_moved_to) { return 301 $site_moved_to$is_args$args; }
if ($site_shown_at) { return 302 $site_shown_at$is_args$args; }

location / { try_files $uri $uri.html =404; }
${pathPrefix && `location = ${pathPrefix} { try_files ${pathPrefix}/index.html =404; }\n`}location = ${pathPrefix}/ { try_files ${pathPrefix}/index.html =404; }
location = ${pathPrefix}/404.html { internal; }
location = ${pathPrefix}/404 { return 404; }
location = ${pathPrefix}/404/ { return 404; }
location = ${pathPrefix}/index { return 301 ${pathPrefix}/$is_args$args; }
location = ${pathPrefix}/index.html { return 301 ${pathPrefix}/$is_args$args; }
# One address for each page: without .html and without a slash at the end.
location ~ "^(?<site_page>/\\w[\\w/.-]*)\\.html$" {
    if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }
    return 404;
}
location ~ "^(?<site_page>/\\w[\\w/.-]*\\w)/$" {
    if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }
    return 404;
}
# Other hosts read these files.
location ~ "^${pathPrefix}/_(headers|redirects)$" { return 404; }
location ~ \\.md$ { types {} default_type text/markdown; try_files $uri =404; }
location ~ \\.webmanifest$ { types {} default_type application/manifest+json; try_files $uri =404; }
`,
  }
}

const ownPolicy = new Map(hostHeaders).get(resourcePolicy) ?? ''

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`
