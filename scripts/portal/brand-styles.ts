/** The colour of text on the brand colour. */
export const ink = '#0b2e26';

/** The minimum contrast of text in WCAG 1.4.3. */
export const minimumContrast = 4.5;

/** This contrast is higher than WCAG's minimum, because many students use cheap screens in the sun. */
const clearContrast = 4.9;

/** Returns the WCAG 2 contrast ratio, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

export function deriveColours(brand: string): { readonly [name: string]: string } {
  const tint = mix(brand, '#ffffff', 0.9);
  return {
    '--brand': brand.toLowerCase(),
    '--brand-pressed': pressed(brand),
    '--on-brand': ink,
    '--green': mixedUntil(brand, '#000000', (colour) => contrastRatio(colour, tint) >= clearContrast),
    '--tint': tint,
    '--ring': mix(brand, '#000000', 0.71),
  };
}

export function brandStyles(brand: string): string {
  const lines = Object.entries(deriveColours(brand)).map(([name, colour]) => `  ${name}: ${colour};\n`);
  return `/* Generated from schemas/ by npm run generate. Do not edit. */\n:root {\n${lines.join('')}}\n`;
}

/**
 * Returns the module of colours for MUI's theme, which calculates further colours and so cannot use CSS
 * variables.
 */
export function brandModule(brand: string): string {
  const lines = Object.entries(deriveColours(brand)).map(([name, colour]) => `  '${name}': '${colour}',\n`);
  return `// Generated from schemas/ by npm run generate. Do not edit.\nexport const brand = {\n${lines.join('')}} as const;\n`;
}

/**
 * Returns whether dark text is readable on buttons of the brand colour. Compares it only with the colour of a
 * pressed button, which is darker, so that dark text has less contrast on it.
 */
export function isReadable(brand: string): boolean {
  return contrastRatio(pressed(brand), ink) >= minimumContrast;
}

export function nearestReadable(brand: string): string {
  return mixedUntil(brand, '#ffffff', isReadable);
}

const pressed = (brand: string) => mix(brand, '#000000', 0.095);

function mixedUntil(colour: string, other: string, isRight: (mixed: string) => boolean): string {
  const steps = Array.from({ length: 101 }, (_, index) => mix(colour, other, index / 100));
  return steps.find(isRight)!;
}

function mix(colour: string, other: string, ratio: number): string {
  const there = channelsOf(other);
  const channels = channelsOf(colour).map((each, index) => each * (1 - ratio) + there[index]! * ratio);
  return `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`;
}

const weights = [0.2126, 0.7152, 0.0722];

function luminanceOf(colour: string): number {
  return channelsOf(colour).reduce((sum, channel, index) => {
    const value = channel / 255;
    return sum + weights[index]! * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  }, 0);
}

function channelsOf(colour: string): number[] {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
}
