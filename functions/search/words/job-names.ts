/**
 * What people call the same work in the United States and in India. A line is one thing; a name may be in several
 * lines, which it does not join. A word before an arrow is only a query: its letters mean too many other things to be
 * searched for themselves.
 */
export const jobNames = `
dev, developer, engineer, programmer
developer, programmer, coder
software engineer, software developer, software development, software programmer, swe, sde, software development engineer
software engineer, software developer, swe, sde -> backend engineer, frontend engineer, full stack engineer, web developer, mobile developer
software engineer, software developer, swe, sde -> java developer, java engineer, python developer, python engineer
web developer, web development, web designer
web developer, frontend developer, front end developer
mobile developer, app developer, mobile engineer, android developer, ios developer
game developer, game programmer, unity developer
firmware, embedded, embedded software
cloud engineer, cloud architect, infrastructure engineer
cybersecurity, cyber security, infosec, cyber -> security engineer, security analyst, security architect, security operations
cybersecurity, cyber security, infosec, cyber -> soc analyst, network security, cloud security, application security, penetration tester
sysadmin, system administrator, systems administrator, linux administrator, system admin
dba, database administrator, database admin
network engineer, network administrator, network admin
sdet, qa engineer, test automation engineer, automation tester, qa automation
pentester, penetration tester, pen tester, ethical hacker
data scientist, data science
data analyst, data analytics, reporting analyst
data engineer, data engineering, etl developer, big data engineer
graphic designer, visual designer, graphics designer, graphic design
architect, solution architect, solutions architect
technical writer, tech writer, documentation specialist
pm, project manager, program manager, project management
pm, product manager, product management
pmp, project management professional
po, product owner
ba, business analyst, business analysis
scrum master, agile coach, agile project manager
tpm, technical program manager, technical project manager
hr, human resources, human resource, people operations
hrbp, hr business partner
recruiter, talent acquisition, recruiting, sourcer, recruitment
accountant, bookkeeper, book keeper, accounting
cpa, certified public accountant
ca -> chartered accountant
financial analyst, finance analyst
auditor, audit, auditing
tax, taxation, tax preparer
payroll, payroll specialist
controller, comptroller, financial controller
underwriter, underwriting
actuary, actuarial
teller, bank teller
loan officer, mortgage loan officer, mlo
investment banker, investment banking
rn, registered nurse, staff nurse
nurse -> rn, lpn, lvn, crna
enfermera, enfermero -> nurse, rn, lpn
soldador -> welder
electricista -> electrician
mecanico -> mechanic
chofer, camionero -> driver, truck driver
plomero -> plumber
carpintero -> carpenter
cocinero, cocinera -> cook
contador, contadora -> accountant
staff nurse, registered nurse
lpn, licensed practical nurse, lvn, licensed vocational nurse
cna, certified nursing assistant, nursing assistant, nurse aide, nurse assistant
np, nurse practitioner
crna, nurse anesthetist
gnm, anm, bsc nursing
operating room nurse, perioperative nurse
md -> medical doctor, physician
doctor, physician, medical doctor, medical officer
pa -> physician assistant
ma -> medical assistant
emt, emergency medical technician, paramedic
pt, physical therapist, physical therapy, physiotherapist, physiotherapy, physio
ot, occupational therapist, occupational therapy
slp, speech therapist, speech language pathologist, speech pathologist
rt -> respiratory therapist
radiographer, radiologic technologist, x ray technician, xray technician, rad tech
sonographer, ultrasound technician, ultrasound tech
phlebotomist, phlebotomy
pharmacist, pharmacy
pharm tech, pharmacy technician, pharmacy tech
lab technician, laboratory technician, lab tech, medical laboratory technician, mlt
lab tech, lab technician, laboratory technician -> laboratory scientist
medical coder, medical coding, cpc
medical biller, medical billing
caregiver, home health aide, hha, carer, personal care aide
dentist, dental surgeon
dental assistant, dental nurse
veterinarian, vet, veterinary
psychologist, therapist, counselor, counsellor
lcsw, social worker, social work
dietitian, nutritionist, dietician
optometrist, optician
teacher, educator, lecturer
tutor, tuition, tutoring
professor, lecturer, assistant professor, faculty
principal, headmaster, head teacher
tgt, trained graduate teacher
pgt, post graduate teacher
nanny, babysitter, childcare, child care, day care
librarian, library assistant
trainer, instructor, coach
sales rep, sales representative, sales executive, salesperson, salesman, sales associate, field sales
ae -> account executive
am -> account manager
account manager, client manager, key account manager
sdr, sales development representative, bdr, business development representative
bde, business development executive
bdm, business development manager
telecaller, telesales, telemarketer, tele caller, inside sales
csr, customer service representative, customer service, customer support, customer care
csm, customer success manager, customer success
receptionist, front desk, front office, desk clerk
admin, administrator, administrative, administration
admin assistant, administrative assistant, office assistant, office admin, secretary
ea -> executive assistant
executive assistant, personal assistant
office manager, office administrator
clerk, office clerk, clerical
content writer, copywriter, content creator
event manager, event planner, event coordinator
journalist, reporter, editor
photographer, videographer
video editor, film editor
animator, motion designer, 3d artist
buyer, purchaser, purchase executive, procurement specialist
warehouse, picker, packer, warehouse associate, fulfillment
forklift, fork lift, forklift operator, lift truck
truck driver, cdl driver, truck operator, trucker, lorry driver
driver, chauffeur, delivery driver
courier, delivery, delivery boy, delivery associate, delivery executive
dispatcher, dispatch
retail associate, store associate, shop assistant, retail sales
cashier, checkout, billing executive
store manager, shop manager, retail manager
merchandiser, stocker, shelf stocker
waiter, server, waitress, steward, food server
bartender, barista, mixologist
bar tender -> bartender
ware house -> warehouse
dish washer -> dishwasher
house keeper, house keeping -> housekeeper, housekeeping
hair dresser -> hairdresser
baby sitter, baby sitting -> babysitter, babysitting
care giver, care giving -> caregiver, caregiving
para legal -> paralegal
land scaper, land scaping -> landscaper, landscaping
truckdriver -> truck driver
busdriver -> bus driver
deliverydriver -> delivery driver
softwareengineer, soft ware engineer -> software engineer
datascientist -> data scientist
dataanalyst -> data analyst
projectmanager -> project manager
nightshift, over night shift -> night shift
dayshift -> day shift
teachers assistant, teacher aid, teacher assistant -> teaching assistant, teacher aide
farmacist -> pharmacist
flebotomist -> phlebotomist
grafic designer -> graphic designer
cook, chef, line cook, commis
kitchen helper, dishwasher, kitchen staff
hotel manager, hospitality manager
housekeeper, housekeeping, room attendant, maid
janitor, custodian, cleaner, cleaning, sweeper
security guard, security officer, watchman
hair stylist, hairdresser, barber, beautician
fitness trainer, personal trainer, gym trainer
electrician, wireman, electrical technician
plumber, plumbing, pipefitter, pipe fitter
welder, welding, fabricator
machinist, cnc operator, machine operator, lathe operator
fitter, assembler, assembly technician
mechanic, auto mechanic, automotive technician, diesel mechanic
maintenance technician, facilities technician
tech, technician, technologist
carpenter, carpentry, joiner
painter, painting
mason, bricklayer
construction worker, laborer, labourer, helper
heavy equipment operator, excavator operator
civil engineer, site engineer, structural engineer
mechanical engineer, mechanical design engineer
electrical engineer, power engineer
chemical engineer, process engineer
industrial engineer, manufacturing engineer, production engineer
cad, draftsman, drafter, autocad
quantity surveyor, estimator
surveyor, land surveyor
quality engineer, quality assurance engineer
production supervisor, shift supervisor, plant supervisor
researcher, research scientist, research associate
lab assistant, laboratory assistant
biotech, biotechnology
attorney, lawyer, advocate, legal counsel, solicitor
paralegal, legal assistant
compliance officer, compliance analyst
company secretary, cs executive
police officer, law enforcement
firefighter, fire fighter
pilot, aviator
flight attendant, cabin crew, air hostess
travel agent, travel consultant
real estate agent, realtor, property consultant
insurance agent, insurance advisor
translator, interpreter
ceo, chief executive officer
cto, chief technology officer
cfo, chief financial officer
coo, chief operating officer
ciso, chief information security officer
vp, vice president
svp, senior vice president
avp, assistant vice president
gm -> general manager
director, head of
manager, management, mgr
tl -> team lead, team leader
team lead, team leader
supervisor, foreman
sr, senior
jr, junior
intern, internship, trainee, apprentice
asst, assistant
assoc, associate
exec, executive
rep, representative
coord, coordinator
eng -> engineering, engineer
mfg, manufacturing
ops, operations
consultant, advisor, adviser
`;
