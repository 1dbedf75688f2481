import { css } from '@emotion/react'
import { addressLines } from '../../language/written'
import { useCompany } from '../../site/site-data'
import { clickableLine } from '../../styles/parts'
import { color, font, size, space, width } from '../../styles/theme'

const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  max-width: ${width.measure};
  margin-top: ${space[4]};
  padding-block: ${space[3]};
  border-block: 1px solid ${color.edge};
  font-style: normal;
  & a {
    ${clickableLine};
    justify-self: start;
  }
  & > strong {
    font: 600 ${size.h3} / 1.25 ${font.display};
  }
`

export function CompanyCard({ email }: { email: string }) {
  const { legalName, address } = useCompany()
  return (
    <address css={card}>
      <strong>{legalName}</strong>
      <a href={`mailto:${email}`}>{email}</a>
      <div>
        {addressLines(address).map((line, index) => (
          <div key={String(index)}>{line}</div>
        ))}
      </div>
    </address>
  )
}
