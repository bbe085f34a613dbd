/**
 * For each line, by country and number, the page that confirms its number, hours and cost. Only the test imports this
 * file, so that it stays out of the bundle.
 */
export const sources: Readonly<Record<string, string>> = {
  'BR 188':
    'https://cdlvca.com.br/2018/07/05/ligacao-para-prevencao-ao-suicidio-passa-a-ser-gratuita-em-toda-a-bahia-pelo-numero-188/',
  'BR 192': 'http://www.saude.gov.br/saude-de-a-z/servico-de-atendimento-movel-de-urgencia-samu-192',
  'US 988': 'https://www.samhsa.gov/find-help/988/faqs',
  'US 911': 'https://www.fcc.gov/consumer-information',
  // The Government of Canada's own announcement.
  'CA 988':
    'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
  'CA 911': 'https://www.alberta.ca/what-to-expect-when-calling-911',
  'MX 8009112000':
    'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
  'MX 911':
    'https://www.gob.mx/segob/prensa/conferencia-de-prensa-del-secretario-ejecutivo-del-sistema-nacional-de-seguridad-publica-alvaro-vizcaino-zamora',
  'AR 08009990091':
    'https://www.cba24n.com.ar/sociedad/se-habilito-linea-telefonica-nacional-y-gratuita-para-urgencias-de-salud-mental_a631b4db37e12b42cd076b8cf',
  // The page of the service that answers 911 in the province of Buenos Aires. Each other province has its own service.
  'AR 911': 'http://emergencias911.mseg.gba.gov.ar/preguntas',
  // The page of the service that answers 107 in the city of Buenos Aires.
  'AR 107': 'https://buenosaires.gob.ar/noticias/el-same-por-dentro-los-equipos-que-monitorean-la-salud-de-la-ciudad',
  'CL *4141': 'https://www.radiopolar.com/salud-mental-prevencion-suicidio-foco-especialistas-refuerzan-linea-4141-region',
  'CL 131': 'https://elsoldeiquique.cl/el-numero-de-emergencia-911-un-salvavidas-que-sudamerica-adopta-y-chile-necesita/',
  'PT 1411':
    'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas',
  'PT 808242424': 'https://www.sns24.gov.pt/en/servico/aconselhamento-psicologico-no-sns-24/',
  'PT +351213544545':
    'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas',
  'PT 112': 'https://www.europarl.europa.eu/italy/it/succede-al-pe/112-il-numero-unico-europeo-per-le-emergenze',
  'GB 116123':
    'https://samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas',
  'GB 85258': 'https://giveusashout.org/about-us/faq',
  'GB 111':
    'https://www.pendeensurgery.nhs.uk/health-information/urgent-mental-health-support-and-mental-health-and-wellness',
  'GB 999': 'http://www.dorset.police.uk/Default.aspx?page=728',
  'IE 116123': 'https://www.oireachtas.ie/en/debates/question/2013-12-10/505/',
  'IE 112': 'https://www2.hse.ie/emergencies/when-to-call-112-or-999/',
  'ES 024': 'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
  // The European Parliament's page on 112, which says that 112 is free of charge in every country of the Union.
  'ES 112': 'https://www.europarl.europa.eu/italy/it/succede-al-pe/112-il-numero-unico-europeo-per-le-emergenze',
  'FR 3114': 'https://www.mayotte.ars.sante.fr/3114-le-numero-national-de-prevention-du-suicide',
  // The French government's page on emergency numbers, as published by its offices.
  'FR 15': 'https://associations.gouv.fr/1044-choix-siege-social-association.html?xml=F33954',
  'FR 112': 'https://associations.gouv.fr/1044-choix-siege-social-association.html?xml=F33954',
  'FR 114': 'https://associations.gouv.fr/1044-choix-siege-social-association.html?xml=F33954',
  'CH 143': 'https://www.143.ch/fr/Service/FAQ',
  'CH 144': 'https://blog.alertswiss.ch/fr/rubrique/preparation/pour-tous-les-cas-durgences-sanitaires-appelez-le-144',
  'IT +390223272327': 'https://www.quotidiano.net/magazine/sentirsi-soli-nei-giorni-di-4876c850',
  'IT +393240117252': 'https://www.tpi.it/news/solo-a-natale-telefono-amico-20211215850521/',
  'IT 112': 'https://www.europarl.europa.eu/italy/it/succede-al-pe/112-il-numero-unico-europeo-per-le-emergenze',
  'AU 131114': 'https://lifeinmind.org.au/news/lifelines-crisis-text-service-now-available-24-7',
  'AU 000': 'https://nt.gov.au/emergency/emergencies/calling-000',
  'JP 0120279338': 'https://hurights.or.jp/archives/newsinbrief-ja/section3/2012/04/242012.html',
  'JP 0120783556': 'http://www.tamainochi.com/index.asp?patten_cd=12&page_no=9',
  'JP 119': 'https://www.tfd.metro.tokyo.lg.jp/camp/2022/202210/camp2.html',
  'CN 12356': 'https://c.m.163.com/news/a/JKBD9CKU0514CC6P.html?from=subscribe',
  'CN 120': 'https://wjw.beijing.gov.cn/Japan/HealthServices/HealthIndication/202212/t20221230_2887831.html',
  'TW 1925': 'https://udn.com/news/story/7266/9329707',
  'TW 119': 'https://www.nfa.gov.tw/pro/index.php?code=list&ids=68',
};
