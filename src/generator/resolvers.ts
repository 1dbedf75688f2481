/** Derived query fields. Each function adds one kind. */
import type { CreateResolversArgs } from 'gatsby'
import { addBacklinks } from './graphql/backlinks'
import { addBlogArticles } from './graphql/blog-articles'
import { addCaseFilters } from './graphql/case-filters'
import { addChoiceNames } from './graphql/choice-names'
import { addCountedFigures } from './graphql/counted-figures'
import { findInLanguage } from './graphql/listed'
import { addNamedEntries } from './graphql/lookups'
import { addOpeningHours } from './graphql/opening-hours'
import { addOverviews } from './graphql/overviews'
import { addPageTranslation } from './graphql/page-translation'
import { addPassages } from './graphql/passages'
import { addPictureFormats } from './graphql/picture-formats'
import { addSharedParts } from './graphql/shared-parts'
import { addDocuments } from './outputs/documents'

export const resolvers: readonly ((args: CreateResolversArgs) => void)[] = [
  addSharedParts,
  addDocuments,
  addBacklinks,
  findInLanguage,
  addNamedEntries,
  addOverviews,
  addCountedFigures,
  addCaseFilters,
  addBlogArticles,
  addChoiceNames,
  addOpeningHours,
  addPageTranslation,
  addPassages,
  addPictureFormats,
]
