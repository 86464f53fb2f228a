/** Terms of work and technologies: names whose words mean something else apart, so that they match only together. */
export const termNames = `
frontend, front end, front end developer, frontend engineer, ui developer
backend, back end, server side
fullstack, full stack, mean stack, mern stack
android, android developer, kotlin
ios, iphone, swift
devops, sre, site reliability engineer, platform engineer, release engineer, build engineer
sre, site reliability engineer, site reliability engineering, site reliability
it support, help desk, helpdesk, service desk, desktop support, technical support, tech support
qa, quality assurance, tester, test engineer, software testing
qc, quality control, quality inspector
infosec, information security, cybersecurity, cyber security
soc analyst, security analyst, security operations
ml, machine learning
ai, artificial intelligence
nlp, natural language processing
llm, large language model, generative ai, genai
bi, business intelligence
etl, data pipeline, data warehouse
ux, user experience, ux designer, ui ux, product designer
ui, user interface
ap -> accounts payable
ar -> accounts receivable
fpa, financial planning and analysis
aml, anti money laundering
kyc, know your customer
icu, intensive care, critical care
er -> emergency room, emergency department
emergency room, emergency department
bpo, call center, call centre, contact center, voice process
data entry, data entry operator, typist, computer operator
back office, back office executive, operations executive
seo, search engine optimization
sem, ppc, paid search
smm, social media, social media manager
digital marketing, online marketing, performance marketing
pr -> public relations
supply chain, logistics, procurement
cdl, commercial driver license, commercial drivers license, class a driver
cdl -> truck driver, class a
excel, ms excel, microsoft excel
hvac, air conditioning, refrigeration, ac technician
ac, ac repair -> hvac, air conditioning
plc, controls engineer, automation engineer
ehs, hse, health and safety, safety officer
fresher, freshers, entry level, graduate trainee, new grad, recent graduate
freelance, freelancer, contractor, contract
temporary, temp, contract, seasonal
full time, fulltime, permanent
part time, parttime
night shift, nights, overnight, graveyard, graveyard shift, third shift, 3rd shift
evening shift, evenings, second shift, 2nd shift, swing shift
day shift, first shift, 1st shift
work from home, remote, wfh, telecommute, telework, home based
hybrid, partly remote
walk in, walkin
bilingual, multilingual
visa sponsorship, h1b, h1 b
w2, w 2
c2c, corp to corp
ts sci, top secret
security clearance, clearance
center, centre
labor, labour
license, licence
program, programme
pediatric, paediatric
orthopedic, orthopaedic
js, javascript
ts, typescript
node, nodejs, node js
react, reactjs, react js
angular, angularjs, angular js
vue, vuejs, vue js
nextjs, next js
dotnet, dot net, asp dotnet
csharp, c#
cpp, c++
golang, go lang, go
python, py
ror, ruby on rails, rails
k8s, kubernetes
aws, amazon web services
gcp, google cloud, google cloud platform
azure, microsoft azure
postgres, postgresql
mongo, mongodb
mssql, sql server, ms sql
elastic, elasticsearch
ci cd, cicd, continuous integration, continuous delivery
iac, infrastructure as code, terraform
api, apis, rest api
oop, object oriented
crm, customer relationship management
erp, enterprise resource planning
sfdc, salesforce
`;
