import { textOf } from '../../../core/answers.ts';
import { messagesOf } from '../../../core/environment.ts';
import { typeMessages } from '../../../core/words/type-messages.ts';
import { PartSelect } from '../PartSelect.tsx';
import { registerWidget } from '../registry.tsx';
import type { WidgetProps } from '../widget.ts';

const minutes = Array.from({ length: 60 }, (_, index) => String(index).padStart(2, '0'));

/** Uses two drop-downs, because a native time input has no value to store while the time is incomplete. */
export function TimeWidget(props: WidgetProps) {
  const [hour = '', minute = ''] = textOf(props.value).split(':');
  const words = messagesOf(typeMessages);
  const change = (time: string) => props.onChange(time === ':' ? '' : time);
  const shared = { ...props, texts: minutes };
  return (
    <div className="date">
      <PartSelect
        {...shared}
        part="hour"
        title={words.hour}
        value={hour}
        choices={minutes.slice(0, 24)}
        onChange={(chosen) => change(`${chosen}:${minute}`)}
      />
      <PartSelect
        {...shared}
        part="minute"
        title={words.minute}
        value={minute}
        choices={minutes}
        onChange={(chosen) => change(`${hour}:${chosen}`)}
      />
    </div>
  );
}

export const register = () => registerWidget('time', TimeWidget);
