const profile = {
  title: 'Perfil',
  intro: 'Preencha só o que quiser. Cada parte tem o seu botão de salvar.',
  written: 'Preenchido: {fields}.',
  allWritten: 'Tudo preenchido.',
  mayWrite: 'Se quiser: {fields}.',

  photo: 'Foto',
  photoNone: 'Nenhuma foto.',
  photoThere: 'Sua foto está aqui.',

  personal: 'Sobre você',
  full_name: 'Nome completo',
  phone: 'Telefone',
  address: 'Endereço',
  addressHint: 'Cidade e estado já bastam.',
  birth_date: 'Data de nascimento',
  birthDateWrong: 'Escolha um dia entre 1900 e hoje.',
  age: '{years, plural, one {# ano} other {# anos}}',
  savePersonal: 'Salvar meus dados',

  health: 'Saúde',
  weight_kg: 'Peso',
  height_cm: 'Altura',
  heightHint: 'Em centímetros, por exemplo {example}.',
  bmi: 'Índice de massa corporal (IMC)',
  bmiUnknown: 'Ele aparece com peso e altura preenchidos.',
  bmiAsian: 'Em populações asiáticas usam-se também {lower} e {upper}.',
  bmiNote: 'É só uma conta com peso e altura. Ela não diz tudo sobre a saúde.',
  'bmi-under': 'faixa abaixo de 18,5',
  'bmi-middle': 'faixa de 18,5 a 24,9',
  'bmi-over': 'faixa de 25 a 29,9',
  'bmi-high': 'faixa a partir de 30',
  hide_bmi: 'Não mostrar o IMC',
  diagnoses: 'Diagnósticos',
  allergies: 'Alergias',
  saveHealth: 'Salvar dados de saúde',

  saved: 'Perfil salvo',
  savedHere: 'Perfil salvo neste aparelho',

  passport: 'Passaporte de saúde',
  communication: 'Como eu me comunico',
  overload: 'O que me sobrecarrega',
  helps: 'O que me ajuda',

  emergency: 'Contatos de emergência',
  emergencyText: 'Pessoas que você gostaria de avisar em um momento difícil.',
  emergencyNone: 'Nenhum contato de emergência ainda.',
  professional: 'Contatos profissionais',
  professionalText: 'Quem acompanha você: terapia, medicina, escola, trabalho.',
  professionalNone: 'Nenhum contato profissional ainda.',
  name: 'Nome',
  contactPhone: 'Telefone',
  email: 'E-mail',
  emailHint: 'Você pode deixar em branco.',
  contact: 'Telefone, e-mail ou endereço',
  phoneWrong: 'Escreva um número de telefone com DDD.',
  emailWrong: 'Escreva o e-mail com @, por exemplo nome@exemplo.com.',
  addEmergency: 'Adicionar contato de emergência',
  addProfessional: 'Adicionar contato profissional',
  saveContact: 'Salvar contato',
} as const;

export default profile;

declare module '#core/messages/namespaces.ts' {
  interface Namespaces {
    profile: typeof profile;
  }
}
