import type { Language } from './language.ts';
import type { MailWords } from './mail-words.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { pt } from './words/pt.ts';
import { zh } from './words/zh.ts';

export const wordsByLanguage: Record<Language, MailWords> = { pt, en, es, fr, it, ja, zh };
