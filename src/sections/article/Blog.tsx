import { css } from '@emotion/react'
import { Section } from '../../components/Section'
import type { ArticleCategory } from '../../content-model/collections/choices'
import type { Card, Entry } from '../../content-model/collections/query-results'
import { theme } from '../../styles/theme'
import { ArticleRows } from './ArticleRows'
import { BlogCategories, type BlogWords } from './BlogCategories'
import { BlogLead } from './BlogLead'

const { color, space, width, size } = theme

const empty = css`
  padding-block: ${space[4]};
  border-block: 1px solid ${color.line};
  font-size: ${size.lead};
  max-width: ${width.measure};
`

interface BlogProps {
  words: BlogWords
  page: Entry<'pages'>
  articles: readonly Card<'articles'>[]
  /** Category that the page lists; without one it lists all articles. */
  category?: ArticleCategory
}

/** The blog: its introduction, the category filter, the newest article large and the others in rows. */
export function Blog({ words, page, articles, category }: BlogProps) {
  const [newest, ...others] = articles
  return (
    <>
      <BlogCategories words={words} page={page} current={category} />
      {newest ? (
        <BlogLead article={newest} />
      ) : (
        <Section>
          <p css={empty}>{words.blog.none}</p>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={words.blog.earlier}>
          <ArticleRows articles={others} />
        </Section>
      )}
    </>
  )
}
