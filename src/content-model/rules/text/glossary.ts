/** Terms for translations. Add a language or a term here. */
import { type Diagnostic, placeAt } from '../../check/diagnostics'
import { maskedProse, wholeWords } from './prose'

export type Term = readonly [
  original: string,
  /** Term in the translation. */
  use: string,
  /** Rejected spellings. */
  not: readonly string[],
  /** Matches paragraphs and frontmatter that may use the rejected spellings. */
  unless?: RegExp,
]

/** To accountants, *buku besar* is the general ledger. */
const accounting =
  /buku\s+besar\s+(terdistribusi|umum)|akunt|jurnal|subledger|buku\s+pembantu|pembukuan|pencatatan\s+berpasangan|saldo\s+akun|tutup\s+buku|menutup\s+buku|debit|kredit|\bERP\b/iu

export const glossary: Readonly<Record<string, readonly Term[]>> = {
  id: [
    ['smart contract', 'smart contract', ['kontrak pintar', 'kontrak cerdas']],
    ['blockchain', 'blockchain', ['rantai blok', 'blokchain', 'blok rantai']],
    ['wallet', 'wallet', ['dompet kripto']],
    ['tokenisation', 'tokenisasi', ['tokenifikasi', 'penokenan']],
    ['crypto asset', 'aset kripto', ['asset kripto', 'aset crypto', 'kripto aset']],
    [
      'digital financial asset',
      'aset keuangan digital',
      ['aset finansial digital', 'asset keuangan digital'],
    ],
    [
      'distributed ledger',
      'buku besar terdistribusi',
      ['ledger terdistribusi', 'buku besar tersebar'],
    ],
    [
      'ledger',
      'buku besar terdistribusi, blockchain or catatan; buku besar for accountants',
      ['buku besar'],
      accounting,
    ],
    ['real-world asset', 'aset dunia nyata', ['aset riil']],
    ['audit trail', 'jejak audit', ['audit trail']],
    ['private key', 'kunci privat', ['kunci pribadi', 'private key']],
    ['reconciliation', 'rekonsiliasi', ['pencocokan ulang']],
    ['compliance', 'kepatuhan', ['komplians']],
    ['feasibility study', 'studi kelayakan', ['studi fisibilitas', 'feasibility study']],
    ['legacy system', 'sistem lama', ['sistem warisan']],
    ['penetration test', 'uji penetrasi', ['tes penetrasi', 'penetration test', 'uji tembus']],
    ['data protection', 'pelindungan data', ['perlindungan data']],
    ['analysis', 'analisis', ['analisa']],
    ['practice', 'praktik', ['praktek']],
    ['risk', 'risiko', ['resiko']],
    ['licence', 'izin', ['ijin']],
    ['system', 'sistem', ['sistim']],
    ['website', 'situs web', ['website', 'situs internet']],
    ['browser', 'peramban', ['browser', 'penjelajah web']],
    ['developer', 'pengembang', ['developer']],
    ['treasury', 'treasuri', ['tresuri']],
    ['rehearsal', 'geladi', ['gladi']],
    ['voucher', 'voucher', ['voucer']],
    ['recovery phrase', 'frasa pemulihan', ['seed phrase', 'frasa benih']],
    ['to trust', 'memercayai', ['mempercayai']],
    ['minted', 'dicetak', ['minted', 'di-mint']],
    ['retirement', 'penarikan dari peredaran', ['retirement']],
    [
      'support desk',
      'layanan pelanggan',
      ['service desk', 'help desk', 'helpdesk', 'meja layanan', 'meja bantuan'],
    ],
    ['error', 'kesalahan', ['galat']],
    ['offline', 'offline', ['luring']],
    ['keyboard', 'keyboard', ['papan ketik']],
    [
      'permissioned',
      'tertutup (permissioned)',
      [
        'jaringan berizin',
        'jaringan EVM berizin',
        'blockchain berizin',
        'ledger berizin',
        'chain berizin',
      ],
    ],
    ['shared record', 'catatan bersama', ['pencatatan bersama']],
    ['traffic', 'lalu lintas', ['trafik']],
    ['uptime', 'ketersediaan', ['uptime']],
    ['private placement', 'penawaran terbatas', ['private placement', 'penempatan privat']],
    ['chain adapter', 'adaptor blockchain', ['adaptor chain']],
    ['upgraded', 'dimutakhirkan', ['di-upgrade', 'diupgrade']],
    ['audit log', 'log audit', ['audit log']],
    ['property test', 'uji properti', ['property test', 'property testing']],
    ['statement of work', 'lingkup kerja (SOW)', ['pernyataan kerja']],
    ['read-only', 'hanya-baca', ['read-only', 'read only']],
    ['minutes of a meeting', 'risalah', ['notulen', 'notulensi']],
    ['control total', 'total kontrol', ['total kendali', 'kendali total']],
    ['product owner', 'pemilik produk', ['product owner']],
    ['on call', 'siaga', ['on call', 'on-call']],
    ['framework', 'framework', ['kerangka kerja perangkat lunak']],
    ['term sheet', 'term sheet', ['lembar ketentuan']],
    ['fintech', 'fintech', ['tekfin']],
    [
      'consulting firm',
      'perusahaan konsultan; firma hukum for lawyers',
      ['firma konsultan', 'firma konsultasi', 'firma audit', 'firma keamanan'],
    ],
    ['contract penalty', 'penalti', ['hukuman kontrak', 'hukuman keterlambatan']],
    ['counterparty', 'mitra transaksi', ['pihak lawan', 'lawan transaksi', 'counterparty']],
    ['settlement', 'setelmen; penyelesaian for securities', ['settlement']],
    ['indexer', 'pengindeks', ['indexer']],
    ['email', 'email', ['surel', 'e-mail', 'surat elektronik']],
  ],
}

/** Matches keywords, comments with originals, placeholders and field names. */
const notWritten =
  /^keywords:.*(?:\n[ \t]+.*)*|\{\/\*[\s\S]*?\*\/\}|\bTODO\b.*|^[ \t]*(?:- )?\w+:/gm

/** Reports rejected spellings. */
export function glossaryDiagnostics(source: string, language: string): Diagnostic[] {
  const prose = maskedProse(source).replace(notWritten, (text) => text.replace(/\S/g, '`'))
  return (glossary[language] ?? []).flatMap(([, use, not, unless]) =>
    not.flatMap((wrong) =>
      [...prose.matchAll(wholeWords(wrong.replaceAll(' ', '\\s+')))]
        .filter(({ index }) => !unless?.test(paragraphAt(prose, index)))
        .map((match) => ({
          ...placeAt(source, match.index),
          message: `“${match[0].replace(/\s+/g, ' ')}” differs from the glossary of ${language}. Write: ${use}`,
        })),
    ),
  )
}

function paragraphAt(text: string, index: number): string {
  const before =
    text
      .slice(0, index)
      .split(/\n\s*\n/)
      .at(-1) ?? ''
  return before + (text.slice(index).split(/\n\s*\n/)[0] ?? '')
}
