import type { DomainName } from './domains.ts';

/**
 * When a word that also means something else names a skill. `«»` in a pattern is the word; the patterns see the text of
 * its sentence around it.
 */
export interface WordRule {
  /** It must be written exactly as the list spells it: `Go`, not `go`. */
  exact?: true;
  /** Fields whose skills vouch for it: one close by, or most of the text. */
  near?: readonly DomainName[];
  /** Neighbouring words that vouch for it on their own. */
  sign?: RegExp;
  /** Neighbouring words that rule it out. */
  not?: RegExp;
}

const tech: readonly DomainName[] = ['Software engineering', 'Cloud and infrastructure', 'Data and AI', 'Cyber security'];
const code: readonly DomainName[] = ['Software engineering', 'Data and AI'];
const cloud: readonly DomainName[] = ['Cloud and infrastructure', 'Cyber security', 'Software engineering'];
const data: readonly DomainName[] = ['Data and AI'];
const health: readonly DomainName[] = ['Healthcare'];
const money: readonly DomainName[] = ['Finance and accounting'];
const office: readonly DomainName[] = ['Office and administration', 'Business, sales and operations'];
const design: readonly DomainName[] = ['Product, design and marketing'];
const machines: readonly DomainName[] = ['Engineering and science', 'Skilled trades'];

const programs = /«» (?:developer|engineer|programm|code\b|codebase|services?\b|microservices|language|apps?\b|back-?end|team\b)/i;
const benefit = /\b(?:benefits?|401\(?k|dental|vision|insurance plan|pto)\b/i;
const speech = /(?:speak|fluen|bilingual|language|proficien|translat|interpret|native|conversational|spoken|written)[^.]{0,60}«»|«»[ -](?:speak|language|fluen|translat|interpret|proficien)|«» (?:and|or) \p{Lu}\p{Ll}+ (?:speak|language|fluen)/iu;

/** A word of its own between the signs that part a list, perhaps beside one other: `Sales`, `Flexibility and teamwork`. */
const alone = /(?:^[-–*\s]*|[,;:|/•·(]\s*)(?:[\p{L} ]{2,25} (?:and|&|y|e|et|und|en) )?«»(?: (?:and|&|y|e|et|und|en) [\p{L} ]{2,25})?(?: skills?)?\s*(?:$|[,;|/()•·])/iu;

const rules: [string, WordRule][] = [
  ['go', { exact: true, near: tech, sign: programs, not: /«»[ -](?:to|live|above|beyond|the|with|on|out|ahead|for|from|home|into|through|back|green)\b/i }],
  ['c', { exact: true, near: [...code, 'Engineering and science'], sign: /\b(?:program\w* in|embedded|coded? in) «»/i, not: /\b(?:driv\w+|permis\w*|carn[eé]t?|klasse|führerschein|rijbewijs|patente|categor\w+|CNH)\b[^.;]{0,30}«»|«»(?:[-–]| )?(?:suite|level|section|corp|class|shift|license)\b|(?:vitamin|hepatitis|class|grade|schedule|plan|section|part|building|shift|appendix|type|license|tier|unit|series|°)\s?«»|«»['’.&]/i }],
  ['r', { exact: true, near: data, sign: /«» (?:program|package|script|studio|shiny)|\busing «»/i, not: /«»\s?[&.'’]|&\s?«»/ }],
  ['excel', { exact: true, not: /«» (?:in|at|as|by|while|when|under|professionally|academically|within|with)\b/i }],
  ['word', { exact: true, near: office, sign: /(?:Excel|PowerPoint|Outlook),? (?:and )?«»|«»,? (?:and |or |& )?(?:Excel|PowerPoint|Outlook)/, not: /«» (?:of|is|for|count|on|to)\b/i }],
  ['access', { exact: true, near: ['Office and administration'], sign: /(?:Excel|SQL|databases?|Word|Outlook)[,/]? (?:and |or )?«»|«»[,/] (?:and )?(?:Excel|SQL|Word|Outlook)/, not: /«» (?:to|control|management|point|badge)/i }],
  ['team', { exact: true, near: ['Office and administration'], sign: /\b(?:via|over|Outlook,|Zoom,|Slack,|SharePoint,|Slack and|Zoom and|Outlook and|SharePoint and) «»|«»,? (?:and|or|Zoom|Slack|SharePoint|Outlook)\b/, not: /(?:\b(?:our|the|of|other|with|IT|my|their|all|both|small|large|youth|des|der|im|in|von)|sales|product|nurs\w+|engineering|clinical|cross-functional) «»/i }],
  ['outlook', { exact: true, near: office, not: /(?:positive|job|financial|market) «»/i }],
  ['zoom', { exact: true, near: ['Office and administration'], not: /(?:interview|meet)\w*[^.]{0,30}«»/i }],
  ['slack', { exact: true }],
  ['leed', { exact: true }],
  ['eclipse', { exact: true, near: code }],
  ['strut', { exact: true, near: code }],
  ['servlet', { near: code }],
  ['bamboo', { exact: true, near: cloud }],
  ['envoy', { exact: true, near: cloud }],
  ['karma', { exact: true, near: code }],
  ['mocha', { exact: true, near: code }],
  ['jasmine', { exact: true, near: code }],
  ['remix', { exact: true, near: code }],
  ['astro', { exact: true, near: code }],
  ['celery', { exact: true, near: code }],
  ['cucumber', { exact: true, near: code }],
  ['zig', { exact: true, near: code }],
  ['solid', { exact: true, near: code }],
  ['stitch', { exact: true, near: data }],
  ['prefect', { exact: true, near: data }],
  ['presto', { exact: true, near: data }],
  ['inventor', { exact: true, near: machines }],
  ['blender', { exact: true, near: design }],
  ['amplitude', { exact: true, near: design }],
  ['intercom', { exact: true, near: office }],
  ['gong', { exact: true, near: office }],
  ['tally', { exact: true, near: money }],
  ['firebase', { exact: true }],
  ['notion', { exact: true, near: [...design, ...office] }],
  ['spring', { exact: true, near: code, sign: /«» (?:framework|applications|services|microservices|ecosystem)|Java[,/ ]+(?:and )?«»/i, not: /«»,? (?:20\d\d|semester|season|break|training|term|cleaning|internship|quarter)|\b(?:this|next|in|by|the|last|of|every) «»/i }],
  ['swift', { exact: true, near: code, sign: programs, not: /«» (?:response|action|decision|resolution|transport|logistics|payments?|messag)/i }],
  ['rust', { exact: true, near: tech, sign: programs, not: /«» (?:removal|prevent|repair|proof|belt|inhibit)|\b(?:remove|prevent|of|for) «»/i }],
  ['dart', { exact: true, near: code }],
  ['ruby', { exact: true, near: code, sign: programs }],
  ['perl', { near: tech }],
  ['julia', { exact: true, near: data }],
  ['lua', { near: code }],
  ['elm', { exact: true, near: code }],
  ['elixir', { exact: true, near: code, sign: programs }],
  ['groovy', { exact: true, near: tech }],
  ['delphi', { exact: true, near: code, sign: programs }],
  ['assembly', { exact: true, near: ['Software engineering'], not: /«» (?:line|work|plant|of|drawing)|mechanical «»/i }],
  ['assembler', { near: ['Software engineering'] }],
  ['apex', { exact: true, near: code }],
  ['express', { exact: true, near: ['Software engineering'], not: /(?:american|oracle|federal) «»/i }],
  ['flask', { near: code, not: /\b(?:lab|erlenmeyer|glass)\w* «»/i }],
  ['celery', { exact: true, near: code }],
  ['phoenix', { exact: true, near: ['Software engineering'], not: /«»,? (?:AZ|Arizona|area|office|metro)|\b(?:in|at|of|from|to|near) «»/i }],
  ['remix', { exact: true, near: ['Software engineering'] }],
  ['astro', { exact: true, near: ['Software engineering'] }],
  ['bun', { exact: true, near: ['Software engineering'] }],
  ['ember', { exact: true, near: ['Software engineering'] }],
  ['babel', { exact: true, near: ['Software engineering'] }],
  ['gatsby', { exact: true, near: ['Software engineering'] }],
  ['bootstrap', { exact: true, near: ['Software engineering'] }],
  ['node', { near: ['Software engineering'], not: /(?:lymph|sensor|cluster|edge|Hadoop|Kubernetes) «»/i }],
  ['rest', { exact: true, near: tech }],
  ['unity', { exact: true, near: ['Software engineering', 'Product, design and marketing'], not: /«» (?:health|hospital|bank|church)/i }],
  ['unreal', { exact: true, near: ['Software engineering', 'Product, design and marketing'] }],
  ['electron', { exact: true, near: ['Software engineering'], not: /«» (?:microscop|beam)/i }],
  ['ionic', { exact: true, near: ['Software engineering'] }],
  ['maven', { exact: true, near: code }],
  ['cucumber', { exact: true, near: ['Software engineering'] }],
  ['rail', { exact: true, near: ['Software engineering'], not: /«» (?:of|and|transport|yard|car)/i }],
  ['debugging', { near: [...tech, 'Engineering and science'] }],
  ['helm', { exact: true, near: cloud, not: /\bat the «»/i }],
  ['chef', { exact: true, near: ['Cloud and infrastructure', 'Software engineering'], not: /(?:sous|executive|pastry|head|line|private|personal|our|the|a) «»|«» (?:de partie|coat|hat)/i }],
  ['puppet', { exact: true, near: cloud }],
  ['salt', { exact: true, near: cloud, not: /«» (?:lake|water)/i }],
  ['consul', { exact: true, near: cloud }],
  ['packer', { exact: true, near: cloud }],
  ['rancher', { exact: true, near: cloud }],
  ['container', { near: cloud, not: /(?:shipping|food|waste|sealed|ocean|freight|recycling|sterile) «»|«» (?:ship|yard|truck|freight|haul)/i }],
  ['aruba', { exact: true, near: cloud }],
  ['jaeger', { exact: true, near: cloud }],
  ['loki', { exact: true, near: cloud }],
  ['sentry', { exact: true, near: tech }],
  ['backup', { near: cloud, not: /\b(?:as a|as|the) «»|«» (?:child|care|for)/i }],
  ['on call', { near: cloud, not: /nurse|patient|pager duty for the unit|weekend call/i }],
  ['on call rotation', { near: cloud }],
  ['patching', { near: cloud, not: /drywall|wall|hole|asphalt/i }],
  ['networking', { near: ['Cloud and infrastructure', 'Cyber security'], sign: /\b(?:network engineer|TCP)/i, not: /«» (?:event|opportunit|group|skills|lunch)|(?:social|professional) «»/i }],
  ['collection', { near: money, not: /data «»|specimen «»|waste «»|debt «»|«» (?:site|of)\b/i }],
  ['san', { exact: true, near: ['Cloud and infrastructure'] }],
  ['nas', { exact: true, near: ['Cloud and infrastructure'] }],
  ['spark', { exact: true, near: tech, not: /«» (?:plug|joy|ideas|interest|conversation)|\bto «»/i }],
  ['hive', { exact: true, near: data }],
  ['looker', { exact: true }],
  ['domo', { exact: true, near: data }],
  ['prefect', { exact: true, near: data }],
  ['presto', { exact: true, near: data }],
  ['transformer', { near: data, not: /electric|power|substation|switchgear|kV/i }],
  ['clustering', { near: data }],
  ['experimentation', { near: [...data, ...design] }],
  ['rag', { exact: true, near: tech }],
  ['ml', { exact: true, near: tech }],
  ['bedrock', { exact: true, near: tech }],
  ['sas', { exact: true, not: /«»\/SATA|SATA/ }],
  ['pam', { exact: true, near: ['Cyber security', 'Cloud and infrastructure'] }],
  ['zeek', { exact: true }],
  ['epic', { exact: true, near: health, sign: /«» (?:charting|EHR|EMR|certifi|experience|documentation|system)/i, not: /«» games/i }],
  ['telemetry', { near: health, not: /OpenTelemetry|logs|traces|metrics/i }],
  ['triage', { near: health, not: /(?:bug|issue|ticket|alert|incident|defect)s? (?:\w+ )?«»|«» (?:alert|bug|ticket|issue|incident)/i }],
  ['vital', { not: /web «»/i, near: health }],
  ['np', { exact: true, near: health }],
  ['rn', { exact: true }],
  ['pal', { exact: true, near: health }],
  ['em', { exact: true, near: health }],
  ['cm', { exact: true }],
  ['cma', { exact: true, near: health }],
  ['rehabilitation', { near: health }],
  ['mental health', { not: /«» (?:day|benefit|support for (?:staff|employees))|wellness/i }],
  ['physical therapy', { not: benefit }],
  ['life insurance', { near: money, not: benefit }],
  ['counseling', { near: health }],
  ['ap', { exact: true, near: money, not: /«» (?:style|news|exam)/i }],
  ['ar', { exact: true, near: money, not: /«»[/ ]VR|VR[/ ]«»/ }],
  ['gl', { exact: true, near: money }],
  ['gusto', { exact: true, near: [...money, ...office] }],
  ['estimate', { near: machines, not: /(?:story|effort) «»|we «»/i }],
  ['permit', { near: machines, not: /work «»|\b(?:we|will|to|not) «»|driver|learner/i }],
  ['concrete', { near: ['Skilled trades', 'Engineering and science'], not: /«» (?:example|plan|step|result|term|proposal|recommend|way|idea)/i }],
  ['bas', { exact: true, near: machines }],
  ['ase', { exact: true }],
  ['nec', { exact: true, near: machines }],
  ['mig', { near: machines }],
  ['tig', { near: machines }],
  ['6g', { near: ['Skilled trades'], not: /5G|wireless/i }],
  ['wiring', { near: machines, sign: /electric/i }],
  ['brake', { near: ['Skilled trades'], not: /press «»/i }],
  ['grinding', { near: machines, not: /teeth/i }],
  ['framing', { near: ['Skilled trades'], not: /problem «»|«» (?:problems|questions)/i }],
  ['painting', { not: /«» a picture/i }],
  ['calibration', { near: machines }],
  ['demolition', { near: machines }],
  ['can', { exact: true, near: ['Engineering and science', 'Software engineering'] }],
  ['inventor', { exact: true, near: machines }],
  ['rhino', { exact: true, near: [...machines, ...design] }],
  ['grasshopper', { exact: true, near: [...machines, ...design] }],
  ['cadence', { exact: true, near: ['Engineering and science'] }],
  ['architecture', { near: ['Engineering and science'], sign: /\bdegree in «»/i, not: /(?:software|cloud|data|security|system|network|solution|information|enterprise|technical|service|microservices?|reference|domain|api) «»/i }],
  ['optic', { near: ['Engineering and science'], not: /fiber «»/i }],
  ['sensor', { near: machines }],
  ['radar', { near: ['Engineering and science'], not: /\bon (?:our|the|your) «»/i }],
  ['door', { exact: true, near: ['Engineering and science'] }],
  ['emt', { exact: true, near: health }],
  ['lean', { exact: true, near: [...machines, ...office], sign: /Six Sigma/ }],
  ['dot', { exact: true, sign: /hours|CDL|driver|regulat/i, near: ['Skilled trades'] }],
  ['coach', { not: /(?:a|the|head|assistant|team) «»|«» (?:class|bus|soccer|football)/i }],
  ['inventory', { near: ['Business, sales and operations', 'Finance and accounting', 'Healthcare'] }],
  ['calendar', { near: office, not: /academic «»|Google «»/i }],
  ['blog', { near: design }],
  ['regulation', { near: [...money] }],
  ['curriculum', { not: /«» vitae/i }],
  ['sketch', { exact: true, near: design }],
  ['maya', { exact: true, near: design }],
  ['amplitude', { exact: true, near: [...design, ...data] }],
  ['illustrator', { exact: true }],
  ['editing', { near: design, not: /code «»/i }],
  ['illustration', { near: design }],
  ['sap', { exact: true }],
  ['ats', { exact: true }],
  ['teaching', { not: /«» hospital/i }],
  ['presentation', { not: /patient «»|clinical «»/i }],
  ['distribution', { near: ['Business, sales and operations'], not: /(?:power|electrical|content|Linux|data) «»/i }],
  ['dispatch', { not: /computer-aided «»/i }],
  ['proposal', { near: ['Business, sales and operations'] }],
  ['warehouse', { not: /data «»/i }],
  ['leasing', { not: /equipment «»/i }],
  ['reception', { not: /wedding/i }],
  ['filing', { near: office, not: /tax|patent|SEC/ }],
  ['typing', { near: office, not: /\bstatic «»|strong «»/i }],
  ['black belt', { not: /martial|karate|judo|taekwondo|aikido/i }],
  ['statistic', { not: /(?:gather|collect|show|track|report)\w* «»|«» (?:on|of|about)\b/i }],
  ['rds', { exact: true, near: cloud, not: /«» (?:Ltd|Limited|Pvt|Private|Inc)/i }],
  ['operating system', { near: [], sign: alone }],
  ['information system', { near: [], sign: alone }],
  ['scheduling', { not: /flexible «»|(?:production|job|task|patient) «»/i }],
];

/** Words that prose has at every turn, and that are skills where a list has them. */
const onlyListed =
  'communication comunicacion comunicacao kommunikation comunicazione communicatie communicative sale venta venda vente vertrieb verkauf vendite verkoop marketing mercadeo mercadotecnia research recherche pesquisa investigacion forschung training schulung treinamento capacitacion documentation dokumentation documentacion documentacao automation automatisation automatisierung automatizacion automacao flexibility flexibilitat flexibilidad flexibilidade flexibilite flessibilita flexible motivation responsibility responsabilidad responsabilidade responsible reliability independence autonomie autonomia initiative eigeninitiative iniciativa organization organisation organizacion organizacao organizado resilience installation diagnostic database datenbanken programming programacion programacao programmation programmierung programmazione mathematic mathematique matematica mathematik biology biologia biologie electronic electronica eletronica electronique elektronik drawing dibujo desenho dessin animation cleaning limpieza limpeza nettoyage reinigung coaching advertising publicidad publicidade publicite internet creativity creatividad criatividade creativite kreativitat creativita creativo criativo advocacy facilitation audit training b2b b2c traduction traduccion traducao ensino cocina cuisine kochen warehousing troubleshooting redacao documentation punctuality puntualidad gardening pos tailoring hairdressing makeup'.split(' ');
const exactly: [words: string, near: readonly DomainName[]][] = [
  ['scheme swing scratch racket clipper quasar tornado doctrine lombok handlebar fortify manti pascal basic sdl cvs jekyll lisp threading', code],
  ['squid samba fedora', cloud],
  ['chalice stripe', tech],
  ['window', [...tech, ...office]],
  ['octave jmp weka maple rapidminer dax cnn', [...data, 'Engineering and science']],
  ['arm gaussian capa', ['Engineering and science', 'Software engineering']],
  ['lucid', [...design, ...data]],
  ['sage', money],
  ['acce', office],
];

const languages =
  'french german italian portuguese dutch mandarin cantonese japanese korean vietnamese tagalog hindi punjabi bengali urdu tamil telugu gujarati marathi arabic hebrew persian turkish russian ukrainian polish czech romanian hungarian greek swedish norwegian danish finnish indonesian malay thai somali swahili spanish';

/** The rules by word, as texts are compared (singular, lower case). */
export const ambiguousWords: ReadonlyMap<string, WordRule> = new Map([...exactly.flatMap(([words, near]) => words.split(' ').map((word): [string, WordRule] => [word, { exact: true, near }])), ...onlyListed.map((word): [string, WordRule] => [word, { near: [], sign: alone }]), ...rules, ...languages.split(' ').map((name): [string, WordRule] => [name, { exact: true, near: ['Languages and translation'], sign: speech }])]);
