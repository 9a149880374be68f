export interface NamedPlace {
  readonly file: string;
  readonly line: number;
}

/** Splits a message into plain text and file positions, such as `portal.json:102`. */
export function placesIn(message: string): readonly (string | NamedPlace)[] {
  return message.split(/([\w./-]+\.(?:json|md):\d+)/).map((part, index) => {
    const [file = '', line] = part.split(':');
    return index % 2 === 0 ? part : { file, line: Number(line) };
  });
}
