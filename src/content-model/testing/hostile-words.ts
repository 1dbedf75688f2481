/** Hostile strings for tests. Content must not contain them. */

/** Scripts in all forms of Markdown, MDX and HTML. */
export const scripts = [
  '<script>alert(1)</script>',
  '<img src="x" onerror="alert(1)" />',
  '<svg onload="alert(1)"><path d="M0 0" /></svg>',
  '<base href="//evil.example/" />',
  '<a href="javascript:alert(1)">a</a>',
  '<Callout onClick={() => alert(1)}>Text.</Callout>',
  '<Callout dangerouslySetInnerHTML={{ __html: "<script>alert(1)</script>" }}>Text.</Callout>',
  '<Callout {...globalThis}>Text.</Callout>',
  '<Callout title={process.env.HOME}>Text.</Callout>',
  '<Callout __proto__={{ polluted: true }}>Text.</Callout>',
  '<constructor.constructor />',
  '<Figure src="javascript:alert(1)" alt="a" />',
  '<CallToAction title="a" button={{ text: "a", link: "javascript:alert(1)" }} />',
  '<Questions items={[{ question: "</script><script>alert(1)</script>", answer: "b" }]} />',
  '{alert(1)}',
  `{\`$\{process.exit(1)}\`}`,
  '{import("node:fs")}',
  '{/* a comment */}',
  'import fs from "node:fs"',
  'export const a = process.exit(1)',
  '[a](javascript:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '![a](javascript:alert(1))',
  '![a](https://evil.example/pixel.png)',
  'text[^1]\n\n[^1]: [a](javascript:alert(1))',
  '| a | b |\n|---|---|\n| <script>alert(1)</script> | {alert(1)} |',
  '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
  '`<script>alert(1)</script>`',
  '<!-- <script>alert(1)</script> -->',
  '</body></html><script>alert(1)</script>',
]

/** Opening fences of frontmatter: languages that some parsers execute, and malformed fences. */
export const fences = [
  '---js',
  '----',
  '---\r',
  '\uFEFF---',
  '\n---',
  '---\n---',
  '--- ',
  '---\n...',
  '---\n%YAML 1.1\n---',
]

/** Paths out of the folder. */
export const paths = [
  '../../../../etc/passwd',
  'file:///etc/passwd',
  './%2e%2e/%2e%2e/secret.png',
  './a\u0000.png',
  '../../../../etc/passwd.png',
  '/documents/../../etc/passwd.pdf',
]

/** Characters that look like others, reverse lines, or are not letters. */
export const tricks = [
  '\u202E',
  '\u200B',
  '\uFEFF',
  '\u0000',
  '\u001B[2J',
  'а',
  'e\u0301',
  '\u{1F468}\u200D\u{1F469}',
  '\u2028',
  '\u00A0',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤',
]

/** YAML constructs other than plain fields. */
export const yaml = [
  'a: &a [x, x, x]\nb: &b [*a, *a, *a]\nc: &c [*b, *b, *b]\nd: [*c, *c, *c]',
  'a: &a [*a]',
  '<<: *unknown',
  'base: &base { title: x }\n<<: *base',
  '__proto__: { polluted: true }',
  'constructor: { prototype: { polluted: true } }',
  'a: !!js/function "function () { process.exit(1) }"',
  '? [a, b]\n: c',
  'a: 2001-12-14t21:59:43.10-05:00',
  'a: .nan',
  'a: |9\n  x',
  'a: >-\n\tx',
  '---\na: b',
  '...\na: b',
  '- a',
  '"a',
  '{a: [b, {c: d',
  '\ta: b',
  '----',
  '"a\n---b": c',
  'a: [\nb\n]',
  '"a\\uD800"',
  '"\\e[2J"',
]
