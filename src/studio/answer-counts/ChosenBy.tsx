import { useEditedFile } from '../edit/Place.tsx';
import type { Json, Path } from '../files/json.ts';
import { useStudio } from '../store.ts';
import { optionSentence } from './sentences.ts';

interface ChosenByProps {
  readonly option: Json;
  readonly list: Path;
}

export function ChosenBy({ option, list }: ChosenByProps) {
  const { file } = useEditedFile();
  const { shapes, report } = useStudio();
  const sentence = shapes && report && optionSentence(option, { file, list }, report.lists, shapes);
  return sentence ? <p className="studio-help studio-count">{sentence}</p> : null;
}
