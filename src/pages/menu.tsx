import { graphql, type PageProps } from 'gatsby'
import type { Card, Entry } from '../collections/queried'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { LinkList } from '../components/LinkList'
import { useNavigation } from '../components/navigation'
import { Section } from '../components/Section'

interface MenuData {
  page: Entry<'pages'>
  pages: { nodes: Pick<Entry<'pages'>, 'slug' | 'path' | 'title'>[] }
  articles: { nodes: Pick<Card<'articles'>, 'path' | 'title'>[] }
}

/** Company pages in the order of the menus. */
const companyPages = ['about', 'offerings', 'portfolio', 'blog', 'contact', 'privacy-policy']

/** All links in one plain list: where the hamburger leads without script. */
export default function MenuPage({ data: { page, pages, articles } }: PageProps<MenuData>) {
  const { groups, solutions, industries, career } = useNavigation()
  const company = companyPages.flatMap((slug) => pages.nodes.filter((node) => node.slug === slug))
  return (
    <>
      <Head
        title={page.title}
        description={page.metaDescription}
        path={page.path}
        indexed={page.listed}
      />
      <Hero title={page.heading} lead={page.intro} />
      {groups.map(({ group, name, services }) => (
        <Section key={group} title={name}>
          <LinkList
            items={services.map(({ path, title, comingSoon }) => ({
              path,
              text: title,
              note: comingSoon ? 'Soon' : undefined,
            }))}
          />
        </Section>
      ))}
      <Section title="Solutions">
        <LinkList
          items={solutions.map(({ path, name, status }) => ({ path, text: name, note: status }))}
        />
      </Section>
      <Section title="Industries">
        <LinkList items={industries.map(({ path, name }) => ({ path, text: name }))} />
      </Section>
      <Section title="Articles">
        <LinkList items={articles.nodes.map(({ path, title }) => ({ path, text: title }))} />
      </Section>
      <Section title="Company">
        <LinkList
          items={[
            ...company.map(({ path, title }) => ({ path, text: title })),
            { path: career.url, text: career.label },
          ]}
        />
      </Section>
    </>
  )
}

export const query = graphql`
  query MenuPage {
    page: fixedPage(slug: { eq: "menu" }) {
      ...FixedPagePage
    }
    pages: allFixedPage {
      nodes {
        slug
        path
        title
      }
    }
    articles: allArticle(sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        path
        title
      }
    }
  }
`
