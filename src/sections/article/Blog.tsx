import { css } from '@emotion/react'
import { Section } from '../../components/Section'
import type { Entry, WovenCard } from '../../content-model/collections/query-results'
import type { InterfaceWords } from '../../site/interface-words'
import { color, size, space, width } from '../../styles/theme'
import { ArticleRows } from './ArticleRows'
import { BlogCategories, type Category } from './BlogCategories'
import { BlogLead } from './BlogLead'

const empty = css`
  padding-block: ${space[4]};
  border-block: 1px solid ${color.line};
  font-size: ${size.lead};
  max-width: ${width.measure};
`

interface BlogProps {
  words: InterfaceWords['blog']
  page: Entry<'pages'>
  articles: readonly WovenCard<'articles'>[]
  /** Those with articles. */
  categories: readonly Category[]
  /** Category that the page lists; without one it lists all articles. */
  category?: Category
}

/** The blog: its introduction, the category filter, the newest article large and the others in rows. */
export function Blog({ words, page, articles, categories, category }: BlogProps) {
  const [newest, ...others] = articles
  return (
    <>
      <BlogCategories words={words} page={page} categories={categories} current={category} />
      {newest ? (
        <BlogLead article={newest} />
      ) : (
        <Section>
          <p css={empty}>{words.none}</p>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={words.earlier}>
          <ArticleRows articles={others} />
        </Section>
      )}
    </>
  )
}
