import type { LanguageCode } from '#core/messages/languages.ts';

interface PassportLabels {
  readonly title: string;
  readonly communication: string;
  readonly overload: string;
  readonly helps: string;
  readonly diagnoses: string;
  readonly allergies: string;
  readonly emergency: string;
  readonly professional: string;
  readonly date: string;
  /** The text below the QR code. */
  readonly qr: string;
}

/**
 * The labels of the passport in all seven languages. They are in one file, because the page may be in another language than
 * the interface, and printing must work offline. The person's own text is not translated.
 */
export const passportLabels: Readonly<Record<LanguageCode, PassportLabels>> = {
  pt: {
    title: 'Passaporte de saúde',
    communication: 'Como eu me comunico',
    overload: 'O que me sobrecarrega',
    helps: 'O que me ajuda',
    diagnoses: 'Diagnósticos',
    allergies: 'Alergias',
    emergency: 'Contatos de emergência',
    professional: 'Profissionais que me acompanham',
    date: 'Data desta página',
    qr: 'A câmera do celular lê este texto, sem internet.',
  },
  en: {
    title: 'Health passport',
    communication: 'How I communicate',
    overload: 'What overloads me',
    helps: 'What helps me',
    diagnoses: 'Diagnoses',
    allergies: 'Allergies',
    emergency: 'Emergency contacts',
    professional: 'Professionals who support me',
    date: 'Date of this page',
    qr: 'A phone’s camera reads this text, without internet.',
  },
  es: {
    title: 'Pasaporte de salud',
    communication: 'Cómo me comunico',
    overload: 'Qué me sobrecarga',
    helps: 'Qué me ayuda',
    diagnoses: 'Diagnósticos',
    allergies: 'Alergias',
    emergency: 'Contactos de emergencia',
    professional: 'Profesionales que me acompañan',
    date: 'Fecha de esta página',
    qr: 'La cámara del teléfono lee este texto, sin internet.',
  },
  fr: {
    title: 'Passeport de santé',
    communication: 'Comment je communique',
    overload: 'Ce qui me surcharge',
    helps: 'Ce qui m’aide',
    diagnoses: 'Diagnostics',
    allergies: 'Allergies',
    emergency: 'Contacts d’urgence',
    professional: 'Les professionnels qui m’accompagnent',
    date: 'Date de cette page',
    qr: 'L’appareil photo du téléphone lit ce texte, sans internet.',
  },
  it: {
    title: 'Passaporto della salute',
    communication: 'Come comunico',
    overload: 'Che cosa mi sovraccarica',
    helps: 'Che cosa mi aiuta',
    diagnoses: 'Diagnosi',
    allergies: 'Allergie',
    emergency: 'Contatti di emergenza',
    professional: 'Professionisti che mi seguono',
    date: 'Data di questa pagina',
    qr: 'La fotocamera del telefono legge questo testo, senza internet.',
  },
  ja: {
    title: '健康パスポート',
    communication: '私のコミュニケーションの方法',
    overload: '私の負担になること',
    helps: '私の助けになること',
    diagnoses: '診断',
    allergies: 'アレルギー',
    emergency: '緊急連絡先',
    professional: '支えてくれる専門家',
    date: 'このページの日付',
    qr: 'スマートフォンのカメラで、インターネットなしで読めます。',
  },
  zh: {
    title: '健康护照',
    communication: '我的沟通方式',
    overload: '让我过载的事情',
    helps: '对我有帮助的事情',
    diagnoses: '诊断',
    allergies: '过敏',
    emergency: '紧急联系人',
    professional: '陪伴我的专业人员',
    date: '本页日期',
    qr: '用手机相机即可读取这段文字，无需联网。',
  },
};
