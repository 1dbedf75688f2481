/** Derived query fields, by type. Each module adds one kind. */
import type { CreateResolversArgs } from 'gatsby'
import { backlinkFields } from './graphql/backlinks'
import { blogArticleFields } from './graphql/blog-articles'
import { caseFilterFields } from './graphql/case-filters'
import { choiceNameFields } from './graphql/choice-names'
import { countedFigureFields } from './graphql/counted-figures'
import { languageFields } from './graphql/listed'
import { namedEntryFields } from './graphql/lookups'
import { overviewFields } from './graphql/overviews'
import { pageTranslationFields } from './graphql/page-translation'
import { passageFields } from './graphql/passages'
import { pictureFormatFields } from './graphql/picture-formats'
import { sharedPartFields } from './graphql/shared-parts'
import { documentFields } from './outputs/documents'

export const resolvers = (args: CreateResolversArgs) => [
  sharedPartFields,
  documentFields(args),
  backlinkFields,
  languageFields,
  namedEntryFields,
  overviewFields,
  countedFigureFields,
  caseFilterFields(args),
  blogArticleFields,
  choiceNameFields,
  pageTranslationFields(args),
  passageFields,
  pictureFormatFields,
]
