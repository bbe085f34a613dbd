import { defineList } from '#core/list/define-list.ts';
import { choice, optional, text } from '#core/journal/fields.ts';

/** The six messages that everybody starts with. */
export const presets = ['help', 'silence', 'bathroom', 'overwhelmed', 'writeDown', 'needHelp'] as const;
export type Preset = (typeof presets)[number];

/** A message is one of the first six, said in the interface's language, or the person's own text, which comes before it. */
export const quickMessages = defineList({
  table: 'quick_messages',
  fields: { text: optional(text({ maxLength: 300 })), preset: optional(choice(presets)) },
  named: 'text',
  exported: ['text', 'preset'],
});
