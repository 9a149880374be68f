import { ownValue } from '../../core/answers.ts';
import type { ActiveField } from '../../core/field.ts';
import { optionTitle } from '../../core/values/options.ts';

export function OptionText({ field, option }: { readonly field: ActiveField; readonly option: string }) {
  const { optionHelp = {}, optionImages = {} } = field.ui;
  const help = ownValue(optionHelp, option);
  const image = ownValue(optionImages, option);
  return (
    <span>
      {optionTitle(field, option)}
      {help && <span className="quiet option-help">{help}</span>}
      {/* The image has no alternative text, because the title of the option describes it. */}
      {image && <img className="option-image" src={image} alt="" loading="lazy" />}
    </span>
  );
}
