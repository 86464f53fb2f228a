/** Places by the names that people write. */
export const placeNames = `
usa, united states
us -> united states
america -> united states
bengaluru, bangalore
blr -> bengaluru
mumbai, bombay
chennai, madras
kolkata, calcutta
gurugram, gurgaon
ncr -> delhi, gurugram, noida, ghaziabad, faridabad
hyd -> hyderabad
pune, poona
kochi, cochin
thiruvananthapuram, trivandrum
mysuru, mysore
mangaluru, mangalore
vadodara, baroda
visakhapatnam, vizag
kozhikode, calicut
puducherry, pondicherry
prayagraj, allahabad
varanasi, banaras, benares
tiruchirappalli, trichy
nyc, new york city
nyc -> new york
la -> los angeles
sf -> san francisco
bay area -> san francisco, san jose, oakland
silicon valley -> san jose, palo alto, mountain view
dc -> washington
philly, philadelphia
vegas, las vegas
nola -> new orleans
dfw -> dallas, fort worth
slc -> salt lake city
saint louis, st louis
saint paul, st paul
fort worth, ft worth
up -> uttar pradesh
mp -> madhya pradesh
tamilnadu, tamil nadu
al -> alabama
ak -> alaska
az -> arizona
ar -> arkansas
ca -> california
co -> colorado
ct -> connecticut
de -> delaware
fl -> florida
ga -> georgia
hi -> hawaii
id -> idaho
il -> illinois
ia -> iowa
ks -> kansas
ky -> kentucky
la -> louisiana
md -> maryland
ma -> massachusetts
mi -> michigan
mn -> minnesota
ms -> mississippi
mo -> missouri
mt -> montana
ne -> nebraska
nv -> nevada
nh -> new hampshire
nj -> new jersey
nm -> new mexico
ny -> new york
nc -> north carolina
nd -> north dakota
oh -> ohio
ok -> oklahoma
pa -> pennsylvania
ri -> rhode island
sc -> south carolina
sd -> south dakota
tn -> tennessee
tx -> texas
ut -> utah
vt -> vermont
va -> virginia
wa -> washington
wv -> west virginia
wi -> wisconsin
wy -> wyoming
`;
