import { numberLinks } from './written'

test('numbers of the company become links to call and to write', () => {
  expect(numberLinks({ telephone: '+62 21 0100 0017', whatsapp: '+62 21 0100 0018' })).toEqual([
    { via: 'telephone', number: '+62\u00a021\u00a00100\u00a00017', url: 'tel:+622101000017' },
    {
      via: 'WhatsApp',
      number: '+62\u00a021\u00a00100\u00a00018',
      url: 'https://wa.me/622101000018',
    },
  ])
  expect(numberLinks({ telephone: null })).toEqual([])
})
