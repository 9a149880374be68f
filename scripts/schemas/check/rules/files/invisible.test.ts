import { testRule } from '../../../testing/test-rule.ts';

const label = (text: string) => ({ 'trip/person.ui.json': ['"First name"', `"${text}"`] as const });

testRule('invisible', {
  'a zero-width character in an option': [
    { 'options/region.json': ['Banjul', 'Ban\u200Bjul'] },
    'options/region.json:5:16  A sign that cannot be seen stands here (without any width). Delete it.',
  ],
  'a non-breaking space between words and at the end': [
    {
      'options/region.json': ['West Coast', 'West\u00A0Coast'],
      'trip/content/about.md': ['{{product}}', '\u00A0{{product}}'],
    },
    'options/region.json:5:27  A sign that cannot be seen stands here (a space that does not break). Type a common space in its place.',
    'trip/content/about.md:3:1  A sign that cannot be seen stands here (a space that does not break). Delete it.',
  ],
  'a character that changes the text direction, and a replacement character': [
    {
      'options/region.json': ['"Banjul"', '"\u202EBanjul"'],
      'trip/content/about.md': ['holiday', 'holi\uFFFDay'],
    },
    'options/region.json:5:13  A sign that cannot be seen stands here (it turns the direction of reading). Delete it.',
    'trip/content/about.md:3:30  A letter was lost here: a sign that stands for none is in its place. Write the letter again.',
  ],
  'accepts joined emoji, flags, skin tones and presentation selectors': [
    label('👨‍👩‍👧‍👦 👩\u200D🎓 🇬🇲 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👍🏿 ❤️ ☎️ 1️⃣'),
  ],
  'a joiner between letters, after and before an emoji': [
    label('Na\u200Dme 👩\u200D \u200D👩'),
    'trip/person.ui.json:8:20  A sign that cannot be seen stands here (without any width). Delete it.',
    'trip/person.ui.json:8:26  A sign that cannot be seen stands here (without any width). Delete it.',
    'trip/person.ui.json:8:28  A sign that cannot be seen stands here (without any width). Delete it.',
  ],
});
