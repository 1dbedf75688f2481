import { playerAddress } from './player-address'

test.each([
  ['https://video.example/embed/harbour', 'https://video.example/embed/harbour?autoplay=1'],
  [
    'https://video.example/embed?film=7&lang=id',
    'https://video.example/embed?film=7&lang=id&autoplay=1',
  ],
  ['https://video.example/embed?autoplay=0#t=5', 'https://video.example/embed?autoplay=1#t=5'],
])('adds autoplay to %s', (embedUrl, address) => {
  expect(playerAddress(embedUrl)).toBe(address)
})
