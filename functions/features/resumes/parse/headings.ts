import { isOneLetterAway } from '../../../search/engine/engine.ts';
import { normal } from './normal-text.ts';

/** What a section of a resume is about. */
export type SectionKind =
  | 'head'
  | 'work'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'summary'
  | 'projects'
  | 'contact'
  | 'awards'
  | 'languages'
  | 'other';

const headings: Record<Exclude<SectionKind, 'head'>, string> = {
  work: `experience, work, work experience, professional experience, employment, employment history, work history,
    career history, career, career experience, job history, relevant experience, professional background, experiences,
    related experience, positions held, working experience, industry experience, industrial experience,
    professional history, employment experience, work experiences, business experience, additional experience,
    other experience, internship, internships, internship experience, experience details, organizational experience,
    teaching experience, professional work experience, job experience, experience and employment, employment record,
    professional employment, career progression, where i have worked, clinical experience, experience highlights,
    selected experience, employment details, career record, previous employment, past employment, experience summary,
    work profile, career path, leadership experience, military experience,
    experiencia, experiencia laboral, experiencia profesional, trayectoria profesional, trayectoria laboral,
    historial laboral, expérience, expériences, expérience professionnelle, expériences professionnelles,
    parcours professionnel, berufserfahrung, beruflicher werdegang, berufspraxis, praktische erfahrung,
    werdegang, berufserfahrungen, esperienza, esperienze, esperienza lavorativa, esperienze lavorative,
    esperienza professionale, esperienze professionali, experiência, experiências, experiência profissional,
    experiências profissionais, histórico profissional, कार्य अनुभव, अनुभव, 職歴, 職務経歴, 学歴・職歴, 学歴職歴,
    arbetslivserfarenhet, erfarenhet, erfarenheter, werkervaring, erfaring, arbejdserfaring, erhvervserfaring,
    arbeidserfaring, työkokemus, pracovní zkušenosti, munkatapasztalat, experiență profesională, radno iskustvo,
    iş tecrübesi, deneyim, pengalaman kerja, pengalaman, darbo patirtis, εργασιακή εμπειρία, 经历, 工作,
    doświadczenie, doświadczenie zawodowe, iş deneyimi, опыт работы, опыт, профессиональный опыт, трудовой опыт,
    досвід,
    досвід роботи, професійний досвід, 工作經歷, 工作經驗, 实习经历, 实习经验, 科研经历, 研究经历, kinh nghiệm làm việc, 工作经历, 工作经验, 경력, 경력사항,
    professional experiences, recent
    experience, relevant work experience, related work experience, other work experience, freelance experience,
    consulting experience, research experience, nursing experience, professional career, employment and
    experience, work experience and internships, professional work history, career summary and experience,
    earlier career, early career, jobs, berufliche laufbahn, beruflicher lebenslauf, berufstätigkeit, praktika,
    praktische erfahrungen, praxiserfahrung, erfahrung, erfahrungen, berufliche tätigkeit,
    berufliche tätigkeiten, berufliche erfahrung, berufliche erfahrungen, berufliche stationen, stage, stages,
    stages et expériences, tirocini, prácticas, prácticas profesionales, estágios,
    contracts, contract roles, contract work, contract experience, contract assignments, assignments, travel contracts,
    travel assignments, travel experience, staff experience, paid work, paid employment, posts held, jobs held, teaching,
    teaching posts, driving work, work to date, career to date, employment to date, working life, career so far,
    contracts and positions,
    przebieg zatrudnienia, przebieg kariery, historia zatrudnienia, przebieg pracy zawodowej, parcours, praxis, beruf,
    berufliches, bisherige tätigkeiten, arbeitserfahrung, trayectoria, empleos, historial profesional, antecedentes
    laborales, percorso professionale, trajetória profissional, histórico de trabalho, empregos, przebieg pracy,
    permanent roles, permanent positions, interim assignments,
    freelance work, temporary assignments, recent contracts, previous contracts`,
  education: `education,
    educational institutions, schools attended, third level education, academic background, academics,
    academic qualification, academic qualifications,
    educational qualification, educational qualifications, education and training, education training,
    educational background, academic profile, academic details, qualification, qualifications education,
    education details, education qualification, academic credentials, scholastics, educational details, academic,
    studies, education and certifications, education certifications, education qualifications, academic history,
    education background, academic record, formal education, schooling, where i studied, education and qualifications,
    educational history, educational attainment, degrees, academic qualifications and training, academia,
    scholastic record, school,
    educación, educación y certificados, formación, formación académica, estudios, formation, formations,
    formation académique, éducation,
    diplômes, diplômes et formations, études, parcours scolaire, ausbildung, studium, bildung, schulbildung,
    akademische ausbildung,
    hochschulbildung, formació, estudis, bildungsweg, schule und studium, istruzione, istruzione e formazione, formazione,
    titoli di studio, educação, formação, formação acadêmica, formação académica, escolaridade, utbildning,
    opleiding, opleidingen,
    wykształcenie, eğitim, образование, освіта, uddannelse, utdanning, koulutus, vzdělání, tanulmányok, educație,
    obrazovanje, pendidikan,
    išsilavinimas, εκπαίδευση, 教育經歷, 教育, 学习经历, học vấn, 教育背景, 教育经历, 학력, 학력사항, शिक्षा, शैक्षिक
    योग्यता, 学歴, education and credentials, education and courses, education and professional development,
    additional education, bildungsabschlüsse, schulische ausbildung, akademischer werdegang, ausbildung und studium,
    studium und ausbildung, akademische laufbahn, schulischer werdegang, schule und ausbildung, ausbildung und schule,
    schule, schulzeit, berufsausbildung, schulbildung und ausbildung, schul und berufsausbildung, schul und
    berufsbildung, schule und berufsausbildung, aus und weiterbildung, ausbildung und weiterbildung, schulische und
    berufliche ausbildung, edukacja, nauka, ukończone szkoły, przebieg edukacji, estudios realizados, formación reglada,
    antecedentes académicos, datos académicos, titulación, percorso formativo, percorso di studi, formação escolar,
    formazione scolastica, études et diplômes, study, school and training, schools, études suivies, schulausbildung`,
  skills: `skills, technical skills, key skills, core competencies, competencies, technologies, expertise,
    areas of expertise, technical expertise, technical proficiency, tools, skill set, skillset, it skills,
    skills summary, professional skills, technical summary, computer skills, programming skills, skills and tools,
    skills and technologies, languages and technologies, technologies and languages,
    langages, langages de programmation, langages informatiques, programmiersprachen, linguagens de programação,
    lenguajes de programación, key competencies, core skills,
    proficiencies, technical proficiencies, software skills, technical knowledge, skills abilities,
    skills and abilities, technical competencies, computer proficiency, strengths, technical skill set, tech stack,
    technological skills, key skills and competencies, soft skills, hard skills, specialties, skills highlights,
    highlights of skills, technical and software skills, core qualifications, computer knowledge,
    software proficiency, technical skill, skill, what i work with, toolbox, what i know, skills and expertise,
    tools and technologies, core strengths, clinical skills, stack, technical toolkit, skills and interests,
    compétences, compétences techniques, compétences clés, habilidades, competencias, aptitudes, conocimientos,
    conocimientos técnicos, conocimientos informáticos, conocimientos de informática, habilidades técnicas,
    habilidades blandas, habilidades y competencias, aptitudes principales, principales aptitudes, competencias digitales,
    principais competências, competências técnicas, competências digitais, conhecimentos técnicos,
    conhecimentos de informática, habilidades e competências, qualificações, qualificação extra curricular,
    qualificações complementares, principales compétences, compétences informatiques,
    compétences numériques, savoir faire, savoir être, wichtigste kenntnisse, top kenntnisse, edv, it edv,
    digitale fähigkeiten, weitere fähigkeiten und kenntnisse, sonstige kenntnisse, competenze informatiche,
    competenze digitali, competenze principali, competenze professionali, capacità, computervaardigheden,
    belangrijkste vaardigheden, kenntnisse, fähigkeiten, edv kenntnisse, it kenntnisse, kompetenzen, kenntnisse und
    fähigkeiten, fachkenntnisse, competenze, competenze tecniche, capacità e competenze, competências,
    conhecimentos, habilidades e competências, कौशल, top skills, skills and competencies, skills and
    qualifications, key technical skills, personal skills, digital skills, job related skills, digital competence,
    digital competences, vaardigheden, kompetencer, osaaminen, dovednosti, competențe, vještine, beceriler,
    yetenekler, keahlian,
    keterampilan, kompetenser, umiejętności,
    навыки, ключевые навыки, профессиональные навыки, технические навыки, технологии, навички, ключові навички,
    технічні навички, 职业技能, 个人技能, 技能特长, kỹ năng, 技能, 专业技能, スキル, 技術, 得意分野, 経験・スキル, 活かせる経験・知識・技術,
    organisational managerial skills, communication skills, other skills, personal skills and
    competences`,
  certifications: `certifications, certification, certificates, licenses, licences, licenses and certifications,
    licences and certificates, certifications licenses, certifications and licenses, certification courses,
    certification and training, professional certifications, training and certifications, courses, training,
    trainings, courses and certifications, certifications and training, licenses certifications,
    technical certifications, credentials, professional development, certificates and licenses, licensure,
    certifications and courses, certifications and licences, professional training, licences and certifications,
    registrations,
    certificaciones, cursos, курсы, сертификаты, курси, сертифікати, 证书, 资格证书, cursos y certificaciones,
    certifications et formations, zertifikate,
    zertifizierungen, weiterbildung, weiterbildungen, certificazioni, corsi, certificações, cursos e
    certificações, प्रमाणपत्र, continuing education, licenses and certificates, licensure and certifications,
    資格, 免許・資格, 保有資格, certifications and licensure, professional licenses, licenses and credentials,
    certification trainings, bar admission, bar admissions, bar memberships,
    court admissions, legal admissions, bar and court admissions, admissions, courses and certificates,
    courses certificates, course certificates, tickets, tickets and cards, cards, cards and tickets, tickets and licences,
    site cards, certs, fortbildungen, fortbildung, lehrgänge, fortbildungen und zertifikate,
    formations complémentaires, endorsements, registration, professional registration, uprawnienia, kursy, szkolenia,
    kursy i szkolenia,
    kursy i uprawnienia, szkolenia i kursy, uprawnienia i kursy, certyfikaty, patenti, patenti e abilitazioni, abilitazioni,
    führerscheine und scheine, scheine, permis et habilitations, habilitations, carnets, carnés, licencias, permisos,
    qualifications and cards, qualifications and tickets, cards and qualifications, tickets and training`,
  summary: `summary, professional summary, profile, about, about me, objective, career objective, executive summary,
    career summary, personal statement, overview, summary of qualifications, summary of qualification,
    qualifications summary, professional profile, career overview, introduction, professional overview, bio,
    who am i, background, qualifications, highlights, career highlights, job objective, professional objective,
    career profile, profile summary, statement, in short, in brief,
    profil, profil professionnel, om mig, om meg, о себе, обо мне, про себе, про мене, 自我评价, 个人简介, 个人总结, 自我介绍, resumen,
    resumen profesional, perfil, perfil profesional, perfil profissional,
    à propos, à propos de moi, objectif, objetivo, objetivo profesional, sobre mí, sobre mim, über mich,
    kurzprofil, profilo, profilo professionale, resumo, resumo profissional, सारांश, उद्देश्य, 職務要約, 自己pr,
    about myself`,
  projects: `projects, personal projects, key projects, academic projects, selected projects, project details,
    project experience, projects undertaken, open source, open source projects, project, side projects,
    relevant projects, major projects, projects handled, project work, professional projects,
    projets, proyectos, 项目, проекты, дополнительные проекты, проєкти, проекти, 项目经历, 项目经验, 項目經歷, projekte, progetti,
    projetos, परियोजनाएं`,
  contact: `contact, contact info, contact information, contact details, profiles, links, online, find me,
    find me online, social, personal information, personal details, personal info, location, region, email, phone,
    personal profile, personal data, details, social profiles, contact me, personal dossier, reach me, address,
    coordonnées, contacto, контакты, контактная информация, контакти, 联系方式, 基本信息, 个人信息, datos personales,
    persönliche daten, kontakt, kontaktdaten, dati personali, contatti,
    dados pessoais, contato, contactos, संपर्क, informations personnelles, información personal, información de
    contacto, informazioni personali, informações pessoais, persönliche angaben, angaben zur person, personalia,
    persoonsgegevens`,
  awards: `awards, achievements, honors, honours, honors and awards, awards and honors, accomplishments,
    key achievements, awards and achievements, awards and recognition, awards and recognitions, recognition,
    achievements and awards,
    fellowships and awards, awards and fellowships, awards and certifications, certificates and awards,
    certifications and awards, honors awards and certifications, honors awards, awards honors, scholarships,
    prix, premios, достижения, награды, досягнення, 获奖经历, 获奖情况, 所获荣誉, auszeichnungen, premi, prêmios, logros`,
  languages: `languages, language, language skills, languages known, linguistic skills, language proficiency,
    languages spoken, spoken languages, mother tongue, mother tongues, other languages,
    talen, talenkennis, языки, знание языков, мови, 语言能力, sprog, språk, języki, jazyky, jezici, nyelvtudás, limbi,
    langues, idiomas, idiomes, sprachen, sprachkenntnisse, lingue, conoscenze linguistiche, भाषाएँ, भाषाएं`,
  other: `interests, hobbies, references, reference, publications, grants, grants and funding,
    volunteer, volunteering, volunteer experience,
    volunteer work, volunteer activities, placements, clinical placements, clinical rotations, voluntary work,
    voluntary experience, giving back, unpaid work, wolontariat,
    bénévolat, volontariato, volunteering and community, komplementäres, zainteresowania, formación complementaria,
    ehrenamtliche arbeit,
    presentations and projects,
    professional organizations, activities, extracurricular activities, extra curricular activities, leadership,
    affiliations,
    memberships, declaration, patents, presentations, speaking, conferences, extracurricular, community,
    community service, hobbies and interests, personal interests, testimonials, professional affiliations,
    professional memberships, extracurricular activity, talks, writing, research, research interests, committees,
    community involvement, additional capabilities, responsibilities, media, additional information,
    outside work, beyond work,
    centres d intérêt, увлечения, хобби, хобі, публикации, рекомендации, 校园经历, 兴趣爱好, loisirs, intereses, aficiones,
    referencias, interessen, hobbys, referenzen, interessi,
    interesses, referências, publikationen, publicaciones, pubblicazioni, publicações, ehrenamt, voluntariado,
    रुचियां, professional references, character references, extra co curricular activities, co curricular activities,
    aktivitäten, aktivitäten engagement, engagement, soziales engagement, ehrenamtliche tätigkeiten,
    ehrenamtliches engagement, sonstiges, atividades, activités`,
};

/** Latin letters without accents; other scripts as they are. */
function letterOf(text: string): string {
  return normal(text).replaceAll(' ', '') || text.normalize('NFC').toLowerCase().replace(/\s/g, '');
}

const kinds = new Map(
  Object.entries(headings).flatMap(([kind, list]) =>
    list.split(',').map((words) => [letterOf(words), kind as SectionKind] as const),
  ),
);
/** Long headings by their first and by their last letters: one wrong letter leaves either as it is. */
const ends = 4;
const byEnds = new Map<string, [heading: string, kind: SectionKind][]>();
for (const [heading, kind] of kinds)
  for (const key of heading.length >= 9 ? endsOf(heading) : [])
    byEnds.set(key, [...(byEnds.get(key) ?? []), [heading, kind]]);

function endsOf(text: string): string[] {
  return [`${text.slice(0, ends)}…`, `…${text.slice(-ends)}`];
}

const alike = (letters: string) => endsOf(letters).flatMap((key) => byEnds.get(key) ?? []);

/** `KITCHEN EXPERIENCE`, `Bar Admissions`, `Secondary Education`: headings of any trade, by their last word. */
const byLastWord: [pattern: RegExp, kind: SectionKind][] = [
  [
    new RegExp(
      '^(?!volunteer|community|project|customer|user|no |years|some|basic|limited|prior)' +
        '[a-z]+ (?:(?:and )?[a-z]+ ){0,3}(?:and )?(?:experiences?|employment)$',
    ),
    'work',
  ],
  [
    /^(?:secondary|tertiary|primary|higher|university|graduate|post secondary|further|vocational|legal|medical) education$/,
    'education',
  ],
  [
    /^[a-z]+ (?:[a-z]+ )?(?:and )?(?:certifications|licen[cs]es|licensure|admissions|accreditations)$/,
    'certifications',
  ],
  [
    new RegExp(
      '^(?:certifications?|certificates|certs|training|courses|licen[cs]es|workshops|tickets|cards|permits)' +
        '(?: (?:and )?(?:certifications?|certificates|certs|trainings?|courses|licen[cs]es|workshops|tickets|cards|permits|endorsements))+$',
    ),
    'certifications',
  ],
  [/^[a-z]+ (?:vaardigheden|kenntnisse|fahigkeiten|kompetenzen|fardigheter|fardigheder)$/, 'skills'],
  // `SQL Certification` is one, and heads nothing.
  [/^(?:skills?|technical|professional|course) certification$/, 'certifications'],
  [/^(?:trade|professional|technical|formal|relevant) qualifications$/, 'education'],
  [/^[a-z]+ (?:[a-z]+ )?(?:and )?skills(?: and competences?)?$/, 'skills'],
  [/^(?!open|current)[a-z]+ (?:[a-z]+ )?(?:and )?(?:positions|appointments|roles)$/, 'work'],
  [/^[a-z]+ (?:[a-z]+ )?(?:and )?(?:publications|presentations|grants|patents|talks|memberships|references)$/, 'other'],
];

const longest = 44;
const longestSpelled = 70;

/** The kind of section that a text heads; undefined for any other text. Tolerates one wrong letter, as scans have. */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > longestSpelled) return undefined;
  const raw = withoutLength(text.replace(/\(\s*\d+(?:\.\d+)?\s*\)\s*$/, '')).replace(
    /^[^\p{L}]+|[^\p{L}\p{M})]+$/gu,
    '',
  );
  if (!raw || raw.length > longest) return undefined;
  const letters = letterOf(raw)
    .replace(/^(my|the|mes|mon|meine?|mis|meus?|minhas?|moje)(?=\w{5})/, '')
    .replace(/(?:attended)?withdates$/, '');
  if (behindIcon.test(raw) && kinds.has(letters.slice(1))) return kinds.get(letters.slice(1));
  const exact = kinds.get(letters) ?? kinds.get(letters.replace('and', ''));
  if (exact || letters.length < 8) return exact;
  const almost =
    letters.length > 24 ? undefined : alike(letters).find(([heading]) => isOneLetterAway(heading, letters));
  return almost?.[1] ?? (/^\p{Lu}/u.test(raw) ? byLastWord.find(([words]) => words.test(normal(raw)))?.[1] : undefined);
}

/** `a Experience`: the letter in whose place a font has an icon. */
const behindIcon = /^\p{L} \p{Lu}\p{L}{3}/u;
const years = '\\d{1,2}\\+? ?(?:years?|yrs?|months?|mos?|лет|год[а-я]*|месяц[а-я]*|рок[а-яі]*|місяц[а-яі]*)\\.?';
const lengthOfTime = new RegExp(`^${years}(?:,? (?:and |и |і )?${years})?\\)?$`, 'iu');

/** `Опыт работы — 5 лет 3 месяца`, `Experience (7 years)` without how long. */
function withoutLength(text: string): string {
  const at = text.search(/\d/);
  return at > 3 && lengthOfTime.test(text.slice(at).trim()) ? text.slice(0, at) : text;
}
