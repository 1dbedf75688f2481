/** The terms that translations use, and the spellings that they do without. Add a language, or a term, here. */
import { type Diagnostic, placeAt } from '../check/diagnostics'
import { maskedProse } from './prose'

/** A term with its one spelling. */
export interface Term {
  /** What the originals say. */
  original: string
  /** What translations say. */
  use: string
  /** Spellings that the check refuses. */
  not: readonly string[]
  /** Words in the same paragraph, or in the frontmatter, with which those spellings are right. */
  unless?: RegExp
}

/** Accountants call the general ledger *buku besar*; elsewhere the bare words mislead them. */
const accounting =
  /buku\s+besar\s+(terdistribusi|umum)|akunt|jurnal|subledger|buku\s+pembantu|pembukuan|pencatatan\s+berpasangan|saldo\s+akun|tutup\s+buku|menutup\s+buku|debit|kredit|\bERP\b/iu

/** The terms of each language, by its tag. */
export const glossary: Readonly<Record<string, readonly Term[]>> = {
  id: [
    {
      original: 'smart contract',
      use: 'smart contract',
      not: ['kontrak pintar', 'kontrak cerdas'],
    },
    { original: 'blockchain', use: 'blockchain', not: ['rantai blok', 'blokchain', 'blok rantai'] },
    { original: 'wallet', use: 'wallet', not: ['dompet kripto'] },
    { original: 'tokenisation', use: 'tokenisasi', not: ['tokenifikasi', 'penokenan'] },
    {
      original: 'crypto asset',
      use: 'aset kripto',
      not: ['asset kripto', 'aset crypto', 'kripto aset'],
    },
    {
      original: 'digital financial asset',
      use: 'aset keuangan digital',
      not: ['aset finansial digital', 'asset keuangan digital'],
    },
    {
      original: 'distributed ledger',
      use: 'buku besar terdistribusi',
      not: ['ledger terdistribusi', 'buku besar tersebar'],
    },
    {
      original: 'ledger',
      use: 'buku besar terdistribusi, blockchain or catatan; buku besar for accountants',
      not: ['buku besar'],
      unless: accounting,
    },
    { original: 'real-world asset', use: 'aset dunia nyata', not: ['aset riil'] },
    { original: 'audit trail', use: 'jejak audit', not: ['audit trail'] },
    { original: 'private key', use: 'kunci privat', not: ['kunci pribadi', 'private key'] },
    { original: 'reconciliation', use: 'rekonsiliasi', not: ['pencocokan ulang'] },
    { original: 'compliance', use: 'kepatuhan', not: ['komplians'] },
    {
      original: 'feasibility study',
      use: 'studi kelayakan',
      not: ['studi fisibilitas', 'feasibility study'],
    },
    { original: 'legacy system', use: 'sistem lama', not: ['sistem warisan'] },
    {
      original: 'penetration test',
      use: 'uji penetrasi',
      not: ['tes penetrasi', 'penetration test', 'uji tembus'],
    },
    { original: 'data protection', use: 'pelindungan data', not: ['perlindungan data'] },
    { original: 'analysis', use: 'analisis', not: ['analisa'] },
    { original: 'practice', use: 'praktik', not: ['praktek'] },
    { original: 'risk', use: 'risiko', not: ['resiko'] },
    { original: 'licence', use: 'izin', not: ['ijin'] },
    { original: 'system', use: 'sistem', not: ['sistim'] },
    { original: 'website', use: 'situs web', not: ['website', 'situs internet'] },
    { original: 'browser', use: 'peramban', not: ['browser', 'penjelajah web'] },
    { original: 'developer', use: 'pengembang', not: ['developer'] },
    { original: 'treasury', use: 'treasuri', not: ['tresuri'] },
    { original: 'rehearsal', use: 'geladi', not: ['gladi'] },
    { original: 'voucher', use: 'voucher', not: ['voucer'] },
    { original: 'recovery phrase', use: 'frasa pemulihan', not: ['seed phrase', 'frasa benih'] },
    { original: 'to trust', use: 'memercayai', not: ['mempercayai'] },
    { original: 'minted', use: 'dicetak', not: ['minted', 'di-mint'] },
    { original: 'retirement', use: 'penarikan dari peredaran', not: ['retirement'] },
    {
      original: 'support desk',
      use: 'layanan pelanggan',
      not: ['service desk', 'help desk', 'helpdesk', 'meja layanan', 'meja bantuan'],
    },
    { original: 'error', use: 'kesalahan', not: ['galat'] },
    { original: 'offline', use: 'offline', not: ['luring'] },
    { original: 'keyboard', use: 'keyboard', not: ['papan ketik'] },
    { original: 'email', use: 'email', not: ['surel', 'e-mail', 'surat elektronik'] },
  ],
}

/** Matches search words, which are there for what visitors write, words of the original, and names of fields. */
const notWritten =
  /^keywords:.*(?:\n[ \t]+.*)*|\{\/\*[\s\S]*?\*\/\}|\bTODO\b.*|^[ \t]*(?:- )?\w+:/gm

/** Returns the diagnostics of spellings that the glossary of a language does without. */
export function glossaryDiagnostics(source: string, language: string): Diagnostic[] {
  const prose = maskedProse(source).replace(notWritten, (text) => text.replace(/\S/g, '`'))
  return (glossary[language] ?? []).flatMap(({ use, not, unless }) =>
    not.flatMap((wrong) => {
      const pattern = new RegExp(
        `(?<![\\p{L}\\p{N}/#@.-])${wrong.replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}/])`,
        'giu',
      )
      return [...prose.matchAll(pattern)]
        .filter(({ index }) => !unless?.test(paragraphAt(prose, index)))
        .map((match) => ({
          ...placeAt(source, match.index),
          message: `“${match[0].replace(/\s+/g, ' ')}” has another spelling in the glossary of ${language}. Write: ${use}`,
        }))
    }),
  )
}

/** Returns the lines around a place, up to an empty line on either side. */
function paragraphAt(text: string, index: number): string {
  const before =
    text
      .slice(0, index)
      .split(/\n\s*\n/)
      .at(-1) ?? ''
  return before + (text.slice(index).split(/\n\s*\n/)[0] ?? '')
}
