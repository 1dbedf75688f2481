import { css } from '@emotion/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mutedSmall, needsScript } from '../../styles/parts'
import { color, radius, space, target } from '../../styles/theme'
import { codeColors } from '../../theme/code-colors'

const tokens = Object.entries(codeColors)
  .map(([kind, name]) => `& [data-token='${kind}'] { color: ${color[name]}; }`)
  .join('\n')

const block = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.wash};
  & > figcaption {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    padding-inline-start: ${space[2]};
    border-bottom: 1px solid ${color.line};
    ${mutedSmall};
  }
  & > figcaption > code {
    padding: 0;
    background: none;
    font-size: inherit;
    overflow-wrap: anywhere;
  }
  /* Generated in CSS to keep it out of text versions and reader views. */
  & [data-language]::before {
    content: attr(data-language);
  }
  & pre {
    overflow-x: auto;
    margin: 0;
    padding: ${space[2]};
  }
  & pre code {
    /* A block with the line height of its own font size, so that adjacent marked lines touch. */
    display: block;
    width: max-content;
    min-width: 100%;
    line-height: 1.6;
    padding: 0;
    background: none;
  }
  & [data-token='comment'] {
    font-style: italic;
  }
  & mark {
    display: inline-block;
    vertical-align: top;
    min-width: calc(100% + 2 * ${space[2]});
    margin-inline: -${space[2]};
    padding-inline: calc(${space[2]} - 3px) ${space[2]};
    border-inline-start: 3px solid ${color.accent};
    background: ${color.paper};
    color: inherit;
  }
  ${tokens};
  @media print {
    & pre {
      white-space: pre-wrap;
    }
    & pre code {
      width: auto;
    }
  }
`

const button = css`
  ${needsScript};
  min-height: ${target};
  padding-inline: ${space[2]};
  color: ${color.action};
  font-weight: 600;
  @media print {
    display: none;
  }
`

interface CodeBlockProps {
  /** Usually a file name. */
  title?: string
  /** Display name. Absent for plain text and below a title. */
  language?: string
  /** Button labels before and after copying. */
  copy?: string
  copied?: string
  /** Highlighted at build time. */
  children?: ReactNode
}

/** In milliseconds. */
const confirmation = 2000

/** A block of code with a copy button. */
export function CodeBlock({ title, language, copy, copied, children }: CodeBlockProps) {
  const code = useRef<HTMLPreElement>(null)
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), confirmation)
    return () => clearTimeout(timer)
  }, [isCopied])

  async function copyCode(): Promise<void> {
    if (!code.current) return
    try {
      await navigator.clipboard.writeText(code.current.innerText)
      setIsCopied(true)
    } catch {
      // Without clipboard access, select the code for the visitor to copy.
      getSelection()?.selectAllChildren(code.current)
    }
  }

  return (
    <figure css={block}>
      <figcaption>
        {title ? <code>{title}</code> : <span data-language={language} />}
        <button css={button} type="button" data-scripted onClick={copyCode}>
          <span>{isCopied ? copied : copy}</span>
        </button>
        <span role="status" className="visually-hidden">
          {isCopied && copied}
        </span>
      </figcaption>
      <pre ref={code} tabIndex={0}>
        {children}
      </pre>
    </figure>
  )
}
