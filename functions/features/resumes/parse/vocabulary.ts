/** Words that make a text a job title. */
export const titleWord = wordOf(`
  rn|lpn|lvn|cna|engineer(ing)?|developer|programmer|architect|analyst|manager|director|consultant|administrator|
  admin|designer|
  lead(er)?|head|officer|executive|specialist|scientist|associate|assistant|intern(ship)?|trainee|apprentice|
  co-?ordinator|supervisor|representative|technician|technologist|accountant|auditor|nurse|teacher|tutor|professor|lecturer|
  instructor|trainer|recruiter|president|founder|co-?founder|owner|proprietor|partner|principal|chief|ceo|cto|cfo|coo|cio|vp|
  svp|avp|clerk|cashier|operator|agent|advis[oe]r|attorney|lawyer|paralegal|counsel|buyer|planner|editor|writer|
  author|journalist|producer|photographer|researcher|fellow|postdoc|expert|tester|qa|dba|sde|sre|devops|
  scrum master|evangelist|strategist|marketer|merchandiser|sales(man|person|woman)?|secretary|receptionist|
  controller|treasurer|driver|mechanic|electrician|plumber|carpenter|chef|cook|server|bartender|host(ess)?|
  housekeeper|guard|dishwasher|busser|maid|bellhop|concierge|valet|stocker|courier|landscaper|groundskeeper|millwright|
  assembler|seamstress|hairdresser|cosmetologist|esthetician|lifeguard|firefighter|emt|detective|soldier|sailor|deckhand|
  vet tech|orderly|paraprofessional|dancer|singer|videographer|pastor|chaplain|missionary|greeter|canvasser|telemarketer|
  fundraiser|usher|docent|groomer|handyman|glazier|bricklayer|rigger|lineman|splicer|driller|
  volunteer|member of technical staff|mentor|freelance(r)?|contractor|creator|maintainer|webmaster|therapist|
  physician|doctor|surgeon|pharmacist|caregiver|counsell?or|social worker|foreman|machinist|welder|estimator|
  inspector|surveyor|superintendent|steward|liaison|facilitator|adjuster|underwriter|teller|banker|broker|trader|
  realtor|babysitt(?:er|ing)|nanny|stylist|artist|animator|illustrator|musician|actor|coach|librarian|curator|faculty|
  chairman|chairperson|
  dean|registrar|business development|human resources?|hr|pentester|statistician|economist|chemist|biologist|
  physicist|geologist|hygienist|paramedic|radiographer|dietitian|nutritionist|phlebotomist|dispatcher|bookkeeper|
  copywriter|translator|interpreter|modeler|modeller|drafter|draftsman|fitter|installer|picker|packer|loader|handler|
  desarrollador(a)?|analista|ingenier[oa]|t[ée]cnic[oa]|gerente|director(a)?|jef[ea]|consultora?|profesora?|
  enfermer[oa]|contadora?|
  abogad[oa]|vendedora?|administradora?|diseñadora?|asistente|auxiliar|becari[oa]|practicante|coordinador(a)?|encargad[oa]|
  responsable|responsabile|d[ée]veloppeu(r|se)|ing[ée]nieure?|analyste|chef(fe)? de projet|directeur|directrice|consultante|
  stagiaire|assistante|infirmi(er|[èe]re)|professeure?|enseignante?|vendeu(r|se)|comptable|gestionnaire|technicien(ne)?|
  conseill(er|[èe]re)|charg[ée]e? d['’e]\\S*|\\p{L}*(entwickler|ingenieur|leiter|berater|mitarbeiter|sachbearbeiter|
  assistent|lehrer|
  pfleger|schwester|arzt|ärztin|betreuer|verkäufer|techniker|führer|architekt|student|praktikant|meister|analyst|
  manager)(in|innen)?|werkstudent(in)?|
  kauf(mann|frau)|\\p{L}*praktikum|programista|programistka|kierowni(k|czka)|specjalist[ay]|ksi[ęe]gow[ay]|
  in[żz]ynier|asystent(ka)?|sprzedawc[az]\\p{L}*|magazynier|kierowca|violinist|pianist|cellist|conductor|
  designer graphique( senior| junior)?|sviluppat(ore|rice)|ingegnere|impiegat[oa]|tirocinante|insegnante|
  infermier[ea]|commess[oa]|
  contabile|desenvolvedora?|engenheir[oa]|estagi[áa]ri[oa]|professora|t[ée]cnica|head of \\p{L}+|co-?op|staff|crew member|
  team member|member|ambassador|captain|laborer|labourer|worker|aide|attendant|associate|examiner|investigator|
  correspondent|reporter|columnist|cleaner|gardener|farmer|butcher|tailor|painter|roofer|mason|plasterer|scaffolder|
  sonographer|radiologist|anesthetist|anaesthetist|dentist|orthodontist|psychologist|psychiatrist|epidemiologist|
  bioinformatician|mathematician|actuary|archivist|historian|anthropologist|programador(a)?|अभियंता|प्रबंधक|अध्यापक|शिक्षक|
  लेखाकार|चालक|नर्स|सहायक|エンジニア|
  разработчи(к|ца)|инженер(-\\p{L}+)?|программист|стаж[её]р|преподаватель|менеджер|аналитик|руководитель|директор|
  специалист|ассистент|исследователь|тестировщик|дизайнер|администратор|бухгалтер|консультант|учитель|врач|лаборант|
  оператор|начальник|розробник|інженер|програміст|викладач|керівник|спеціаліст|фахівець|адміністратор|дослідник|
  \\p{Script=Han}{0,12}(工程师|工程師|设计师|架构师|经理|總監|总监|实习生|研究员|助理|专员|主管|程序员|分析师|顾问|教师|讲师|研发|开发|
  运营|策划|编辑|设计|销售|会计|出纳|客服|文员|律师|医生|护士|店长|主任|秘书|翻译|测试|运维|老师|司机|厨师|代表|行政|人事|采购|负责人|组长|实习|实习生)|
  architett[oa]|collaborat(ore|rice)|avvocat[oa]|geometra|ragionier[ea]|segretari[oa]|cuoc[oa]|camerier[ea]|autista|
  operai[oa]|docente|ricercat(ore|rice)|consulente|progettista|arquitect[oa]|camarer[oa]|cociner[oa]|operari[oa]|
  dependient[ea]|maestr[oa]|investigadora?|asesora?|ejecutiv[oa]|recepcionista|cajer[oa]|secretari[oa]|architecte|
  avocate?|secr[ée]taire|serveu(r|se)|cuisini(er|[èe]re)|chauffeur|ouvri(er|[èe]re)|chercheu(r|se)|caissi(er|[èe]re)|
  acheteu(r|se)|r[ée]dact(eur|rice)|coordinat(eur|rice)|animat(eur|rice)|[ée]ducat(eur|rice)|format(eur|rice)|
  \\p{L}*(referent|fahrer|koch|köchin|bäcker|maurer|schlosser|elektriker|sekretär|erzieher|gestalter|einkäufer|kellner|
  monteur|vertreter|beauftragter)(in)?|motorista|enfermeir[oa]|atendente|m[ée]dic[oa]|advogad[oa]|arquitet[oa]|
  medewerker|adviseur|leraar|verpleegkundige|verkoper|beheerder|projectleider|kaiako|
  operatives?|(?:kitchen|night|hall|hospital|hotel|luggage) porter|roustabout|roughneck|sommelier|solicitor|barrister|
  \\p{L}*rechtsanw[aä]lt(in)?|\\p{L}*referendar(in)?|aushilfe|
  azubi|auszubildende[rn]?|\\p{L}*(fachkraft|pflegekraft|helfer|helferin)|lagerist(in)?|disponent(in)?|
  praktykant(ka)?|elektryk|pomocnik|kelner(ka)?|
  kucharz|spawacz|pracownik|addett[oa]|plongeur|commis|pesquisadora?|aide-soignante?|
  kapster|kapper|baker|barista|waiter|waitress|janitor|custodian|captain|pilot|sergeant|lieutenant|midwife|
  veterinarian|optometrist
`);

/** Words that make a text the name of an employer. */
export const companyWord = wordOf(`
  ag|k\\.?g|kgaa|gbr|ug|e\\.\\s?v|ev(?=\\W*$)|oyj?|ab|a\\/s|aps|sarl|s\\.?a\\.?r\\.?l|s\\.?a\\.?s|s\\.?l|s\\.?r\\.?l|
  s\\.?p\\.?a|
  n\\.?v|kft|ltda|lda|eirl|sp\\. ?z ?o\\. ?o|
  d\\.?o\\.?o|s\\.?r\\.?o|pte|sdn|bhd|k\\.?k|l\\.p|lllp|p\\.c|pllc|株式会社|ооо|зао|оао|пао|тов|банк|
  \\p{Script=Han}{1,20}(公司|集团|银行|事务所|研究院|研究所)|inc|incorporated|ltd|limited|llc|llp|plc|corp|
  corporation|pvt|private|gmbh|s\\.?a\\.?|b\\.?v\\.?|pty|co|company|
  technologies|technology|solutions|services|systems|software|labs?|group|holdings|bank|university|college|school|
  institut[oe]?|universidad|universidade|universit[àéäa]t?|[\\p{L}]*hochschule|
  hospital|clinic|klinikum|klinik|krankenhaus|clinique|hôpital|chu|agency|associates|partners|consulting|
  consultancy|industries|enterprises|international|
  global|media|studios?|networks?|foundation|center|centre|health|healthcare|insurance|airlines?|motors|retail|
  stores?|restaurant|recruitment|recruiting|recruiters|staffing|hotel|ventures|capital|financial|digital|interactive|
  telecom|communications|department|ministry|
  council|association|society|army|navy|police|works|foods|logistics|energy|pharma|pharmaceuticals|analytics|
  philharmonic|orchestra|symphony|opera|ballet|theatre|theater|museum|gallery|church|parish|diocese|state of|city of|
  county of|government|municipality|embassy|robotics|dynamics|brothers|bros|sons|trust|infotech|
  infosystems|tech|medical|builders|construction|freight|steel|slp|s\\. ?coop|ggmbh|mbh|e\\.k|estudio|despacho|
  gestoría|asesoría|
  talleres|ayuntamiento|grupo|banco|clínica|farmacia|transportes|construcciones|constructora|supermercados?|
  prefeitura|mairie|
  stadtwerke|szpital|przychodnia|hurtownia|apotheke|bäckerei|autohaus|gasthof|\\p{L}*heim|diakonie|caritas|ristorante|
  trattoria|
  pizzeria|bakery|pharmacy|brewery|bistro|caf[eé]|nursing home|care home
`);

/** Who works on their own account has no employer, also not the one before. */
export const ownAccount = /^(?:self[- ]employed|freelanc\w+|independent)\b/i;

/** Whether the last word of a text is a title's: `Bank Manager` is a title, `Manager Services Ltd` a company. */
export const endsAsTitle = (text: string): boolean =>
  titleWord.test(
    text
      .replace(/\s*\([^)]*\)\s*$/, '')
      .split(/\s+/)
      .at(-1)!
      .replace(/[^\p{L}\p{M}-]/gu, ''),
  );

/** Words that make a text the name of a school. */
export const schoolWord = wordOf(`
  university|universit[éàaä]t?|[\\p{L}]*(?:schule|institut|universit[äa]t)|escuela|lyc[ée]e|scuola|liceo|facult[ée]|
  facultad|faculdade|
  istituto|escola|col[ée]gio|coll[èe]ge|विश्वविद्यालय|universidad|universidade|università|université|college|school|
  institute|instituto|academy|polytechnic|
  vidyalaya|vidyapeeth|iit|nit|iiit|bits|mit|ucla|caltech|uc berkeley|gymnasium|lyc[ée]e|[ée]cole|campus|bootcamp|
  epitech|udacity|coursera|academia|tecnol[óo]gico|convent|matriculation|hochschule|cbse|icse|board|conservatory|
  университет|институт|академия|колледж|училище|гимназия|лицей|school of economics|
  seminary|polytechnique|politecnico|polit[ée]cnica|विद्यालय|universitas|univ|akademia|politechnika|uniwersytet|
  \\p{Script=Han}{2,16}(大学|学院|中学|高中|学校)|
  c[ée]gep|gesamtschule|realschule|tafe|ies|gimnazija|technikum|lyzeum|liceum|lyceum|akademie|unad|duoc uc|
  (?:education|training|learning) cent(?:er|re)|\\p{L}*kolleg|zesp[óo][łl] szk[óo][łl]|szko[łl]a|gimnazjum|
  politechnice|uniwersytecie|
  puc(?:-\\p{L}+)?|usp|unesp|unicamp|uerj|uf(?:mg|rj|pe|sc|rgs|ba|pr|c|f)|uned|itesm|ifsi|iut|insa|afpa|ysgol|
  col[áa]iste|scoil|gaelscoil|ikastola|cbtis|cetis|conalep|itis|ipsia|ipsar|senac|senai|etec|unidad educativa|
  servicio nacional de aprendizaje|sena|vishwavidyalaya|mahavidyalaya|suny|cuny|iim|bhavan|mandir
`);

/** Words that make a text a degree. */
export const degreeWord = new RegExp(
  "(\\b(bachelor|master|doctor(ate)?|associate|postgraduate|post graduate|undergraduate|graduate)('?s)?\\b(\\s+(degree|diploma|certificate))?(\\s+(of|in)\\s+[A-Z][\\w&. ]+)?|(?<![\\w.])(ph\\.?\\s?d|msci|mmath|mphys|mchem|m\\.?\\s?b\\.?\\s?a|b\\.?\\s?b\\.?\\s?a|m[.-]?\\s?tech|b[.-]?\\s?tech|b\\.\\s?e|be|m\\.\\s?e|b\\.?\\s?sc?|m\\.?\\s?sc?|b\\.?\\s?a|m\\.?\\s?a|b[.-]?\\s?com|b\\.?\\s?th|m\\.?\\s?com|m\\.?\\s?c\\.?\\s?a|b\\.?\\s?c\\.?\\s?a|m\\.?\\s?s\\.?\\s?w|b\\.?\\s?s\\.?\\s?n|m\\.?\\s?s\\.?\\s?n|m\\.?\\s?phil|m\\.?\\s?p\\.?\\s?[hap]|b\\.?\\s?ed|m\\.?\\s?ed|ll\\.?b|ll\\.?m|j\\.?d|m\\.?d|mbbs|b\\.?\\s?arch|m\\.?\\s?arch|b\\.?f\\.?a|m\\.?f\\.?a|a\\.?\\s?a\\.?\\s?s?|a\\.?\\s?s|pgdm|pgdba|pgp|b\\.?\\s?eng|m\\.?\\s?eng|ged|h\\.?s\\.?c|s\\.?s\\.?c|s\\.?s\\.?l\\.?c|10th|12th|x(?=\\s+from\\s))(?![\\w])\\.?|\\b(diploma|higher secondary|senior secondary|high school( diploma)?|intermediate|licen[cs]iatura|licen[cs]e (?:fondamentale |professionnelle |appliquée )?(?:de|en|d['’])|licence(?= informatique| économie| lettres| droit| histoire| physique| math| gestion| psycho| biologie| chimie| langues| sciences| administration| communication| 3\\b)|licenciad[oa] en|grado (?:en|de)|m[áa]ster (?:en|de)|maestr[íi]a|ma[îi]trise|doctorado|doctorat|bachillerato|bts|dut|diplom|diplôme|staatsexamen|abitur|laurea|dottorato|bacharelado|bacharel|mestrado|doutorado|gradua[çc][ãa]o|tecn[óo]logo|[ao][- ]?levels?|gcses?|ensino (?:m[ée]dio|fundamental)(?: completo| incompleto)?|educaci[óo]n secundaria(?: obligatoria)?|eso|fp (?:de )?grado (?:medio|superior)|(?:master|bachelor)studium|double degree|brevet (?:d|de|professionnel)|diplomado|t[ée]cnico(?: superior)? (?:en|em)|umschulung|matura|promotion(?= \\(dr)|btec|hn[dc]|pgce|nvq|grade 1[0-2]|plus two|v?mbo|hbo|havo|vwo|ncea|wassce|waec|leaving certificate|hssc|f\\.sc|bachiller|mittlere reife|(?:haupt|real|mittel)schulabschluss|realschulabschluss|fachabitur|(?:fach)?hochschulreife|(?:berufs)?ausbildung(?= zu[mr] | als |: )|umschulung(?= zu[mr] )|lehre(?= zu[mr] | als )|(?:industrie|handwerks)meister|meisterbrief|gesellenbrief|staatlich geprüfter?|studia (?:magisterskie|licencjackie|inżynierskie|podyplomowe)|mgr(?= inż|\\.)|inż|(?:lic|ing)(?=\\.? en )|qqi level \\d|fetac level \\d|studium(?= (?:der|des) )|technik(?= \\p{Ll})|świadectwo dojrzałości|bac(?:calauréat)? pro(?:fessionnel)?|cap(?= (?:cuisine|p[âa]tisserie|boulang|coiffure|petite|[ée]lectri|maçon|menuis|plomb|esth[ée]ti|bouch|m[ée]cani))|(?:solas|modern|advanced|trade|craft) apprenticeship|licencjat|magister|dec(?= en )|xii|(?:class|std\\.?) (?:x|10|12)|degree(?= in\\b)|ingenier[íi]a|baccalaur[ée]at|certificate|minor|double major|advanced diploma)\\b\\.?)|(?<![\\p{L}\\p{M}])(?:स्नातकोत्तर|परास्नातक|स्नातक|бакалавр(?:иат)?|магистр(?:атура)?|специалитет|аспирантура|\\p{Script=Han}{0,6}(?:本科|硕士|博士|大专|学士|专科|研究生))(?![\\p{L}\\p{M}])",
  'iu',
);

/** Words at the end of a field of study. */
export const fieldWord = new RegExp(
  '\\b(science|engineering|economics|mathematics|physics|chemistry|biology|history|psychology|literature|english|finance|accounting|marketing|management|business|nursing|design|arts?|studies|communications?|statistics|law|philosophy|education|sociology|linguistics|technology|systems|commerce|architecture|journalism|administration|computing|therapy|health|relations|justice|analytics|resources)$',
  'i',
);

/** A word of one of these shapes, in any case. */
function wordOf(shapes: string): RegExp {
  return new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${shapes.replace(/\s*\n\s*/g, '').trim()})(?![\\p{L}\\p{M}\\p{N}])`,
    'iu',
  );
}
