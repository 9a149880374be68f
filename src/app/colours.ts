/**
 * The palette. The brand's green is too light for text: it is a fill, with dark words on it. What is read or
 * recognised by its colour alone is `green` or darker. Its twin for plain CSS is at the head of portal.css.
 */
export const colours = {
  brand: '#00D29D',
  onBrand: '#0B2E26',
  green: '#007A5C',
  tint: '#E6FBF5',
  ring: '#003D2E',
  red: '#B3261E',
  ink: '#10221D',
  quiet: '#4A5B55',
  line: '#6B7F79',
} as const;
