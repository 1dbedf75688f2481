import { addressLines, numberLinks, writeList } from '../language/written'
import { fillWords, type InterfaceWords } from '../site/interface-words'
import { useCompany } from '../site/site-data'

/** Headquarters, branches and the area served, in the footer. */
export function Places({ words }: { words: InterfaceWords['footer'] }) {
  const company = useCompany()
  const { address, openingHours, branches, areaServed, language } = company
  return (
    <>
      <address>
        <Lines lines={[...addressLines(address), ...openingHours.map(({ written }) => written)]} />
        {numberLinks(company).map(({ via, number, url }) => (
          <a key={via} href={url}>
            <bdi>{via === 'telephone' ? number : `${via} ${number}`}</bdi>
          </a>
        ))}
      </address>
      {branches.map((branch, index) => (
        <address key={String(index)}>
          <Lines lines={[branch.name, ...addressLines(branch)]} />
          {numberLinks({ telephone: branch.telephone }).map(({ via, number, url }) => (
            <a key={via} href={url}>
              <bdi>{number}</bdi>
            </a>
          ))}
        </address>
      ))}
      {areaServed.length > 0 && (
        <p>{fillWords(words.areaServed, { areas: writeList(areaServed, language) })}</p>
      )}
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => <span key={String(index)}>{line}</span>)
}
