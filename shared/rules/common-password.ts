/*
 * Of the 10,000 most common passwords of @zxcvbn-ts/language-common (see NOTICE) those with letters and digits, without
 * which no password is accepted, so that the list is small enough for every sign-up page.
 */
const common = new Set(
  `
007bond 101091m 111111a 111111q 1111qqqq 123123a 123123q 1232323q 123321a 123321q 1234567890a 1234567890q 123456789a
123456789d 123456789m 123456789q 123456789qwe 123456789r 123456789s 123456789z 12345678a 12345678q 1234567a 1234567q
123456a 123456aa 123456as 123456d 123456g 123456k 123456l 123456m 123456n 123456q 123456qqq 123456qw 123456qwe
123456qwerty 123456r 123456ru 123456s 123456t 123456w 123456z 12345abc 12345qaz 12345qw 12345qwe 12345qwer
12345qwert 12345qwerty 1234abcd 1234asdf 1234qwe 1234qwer 1234rewq 1234zxcv 123q123 123qq123 123qwe123 123qweasd
123qweasdzxc 123qwer 123qwert 123qwerty 12qw12qw 12qw34er 12qwaszx 159357a 1a2b3c4d 1a2s3d4f 1dragon 1master
1michael 1million 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz2ws 1qaz2wsx 1qaz2wsx3edc
1qazxsw 1qazxsw2 1qazxsw23edc 1qazzaq1 1qw23er4 1qwerty 1x2zkg8w 1z2x3c4v 23skidoo 2fast4u 3ip76k2 426hemi 45m2do5bs
4runner 50spanks 57chevy 5wr2i7h8 69camaro 7777777a 7ugd5hip2j 81fukkc 8inches 8j4ye3uz 9293709b13 a123456 a1234567
a12345678 a123456789 a1b2c3d4 a1s2d3f4 aa123456 aaaa1111 abc1234 abc12345 abcd123 abcd1234 abcdefg1 access14
agent007 alex123 alexander1 all4one allison1 alpha123 amanda1 america1 andrea1 andrew1 andyod22 angel123 angela1
anthony1 apollo11 apollo13 apple123 arsenal1 asdasd123 asdf123 asdf1234 asdfg123 asdfgh01 asdfgh1 asdqwe123 ashley1
asshole1 austin1 austin31 awesome1 babylon5 bailey1 banana1 bandit1 barney1 baseball1 batman1 beatles1 beavis1
bigdog1 biteme1 blink182 blue123 blue1234 bond007 boomer1 boston1 bradley1 brandon1 brandy1 braves1 broncos1
bubba123 bubba69 bubbles1 buddy123 buffalo1 bulldog1 buster1 buster12 calvin1 cameron1 canada1 cantona7 captain1
carlos1 carmex2 cartman1 casper1 catch22 cbr900rr charles1 charlie1 charlie2 cheese1 chelsea1 chester1 chicago1
chicken1 chris123 claudia1 compaq1 computer1 cookie1 cooper1 cowboy1 cowboys1 cricket1 crystal1 cygnusx1 dakota1
dallas1 daniel1 david123 death666 demon666 destiny1 devil666 diablo2 diamond1 digital1 dilbert1 dima123 dodgers1
dolphin1 dragon1 dragon12 dragon69 drummer1 eagles1 eclipse1 edward1 england1 f00tball falcon1 favorite6 fender1
ferrari1 fishing1 flipper1 florida1 flower1 flower2 flyers88 football1 fordf150 forever1 formula1 frankie1 freddy1
freedom1 front242 fuck123 fucker1 fuckme1 fuckme2 fuckme69 fuckoff1 fuckyou1 fuckyou2 gabriel1 gandalf1 gateway1
gateway2 gators1 genesis1 george1 gfhjkm1 gfhjkm123 ghbdtn123 ghhh47hj7649 giants1 ginger1 gn56gn56 golden1 golfer1
good123654 gordon24 green123 gsxr1000 gsxr750 guitar1 hal9000 hallo123 hammer1 hannah1 happy123 harley1 hawaii50
heather1 hello12 hello123 hockey1 holein1 houston1 hunter1 huskers1 iceman1 iloveyou1 iloveyou2 ireland1 iverson3
jackass1 jackson1 jackson5 james007 james123 jasmine1 jennifer1 jeremy1 jessica1 jesus123 john123 john316 johnny1
johnny5 johnson1 jordan1 jordan2 jordan23 joseph1 joshua1 junior1 jupiter1 just4fun just4me justice1 justin1
kcj9wx5n killer1 killer12 killer123 knight1 kordell1 lakers1 lauren1 left4dead letmein1 letmein2 liberty1 lineage2
little1 liverpool1 lol12345 london1 love123 love1234 lucky13 m123456 madison1 maggie1 magic32 mailcreated5240
mama123 marcius2 marine1 marines1 marino13 martin1 mash4077 master1 master12 matrix1 matthew1 maxwell1 mazda626
mazdarx7 melanie1 melissa1 mercury1 merlin1 met2002 metallica1 michael1 michael2 mickey1 mike123 miller1 misfit99
money12 money123 monkey1 monkey12 monster1 montana1 montgom240 morgan1 mother1 muffin1 murphy1 mustang1 mustang2
mustang5 mustang6 nascar24 natalie1 natasha1 nathan1 naughty1 ncc1701 ncc1701a ncc1701d ncc1701e ncc74656 nemrac58
newpass6 newyork1 nicole1 nirvana1 nokia5800 nokia6233 nokia6300 nokian73 noname123 number1 nwo4life oicu812 oliver1
orange1 p0015123 p0o9i8u7 p4ssw0rd pa55w0rd pa55word packers1 paladin1 pantera1 panther1 pass123 pass1234 passw0rd
passwor1 password01 password1 password12 password123 password2 password9 password99 patches1 patrick1 peaches1
peanut1 penguin1 pepper1 perfect1 phoenix1 playboy1 playboy2 player1 please1 pokemon1 polniypizdec0211 pool6123
popcorn1 porsche1 porsche9 power123 prince1 private1 pufunga7782 pumpkin1 purple1 pussy123 pussy69 q123456 q1234567
q123456789 q1w2e3r q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qazwsx1 qazwsx12 qazwsx123 qazwsxedc123 qwe123qwe
qweasd123 qweasdzxc123 qwer123 qwer1234 qwert123 qwert12345 qwert40 qwerty1 qwerty11 qwerty12 qwerty123 qwerty1234
qwerty12345 qwerty123456 qwerty7 r2d2c3po rabbit1 rachel1 raiders1 rainbow1 rainbow6 ranger1 rangers1 rasdzv3
rebecca1 redsox1 richard1 robert1 route66 rush2112 s123456 sabrina1 sammy123 samsung1 samuel1 sandra1 sasha123
satan666 scooby1 scooter1 scorpio1 secret1 segblue2 sf49ers shadow1 shadow12 shaney14 shannon1 silver1 simple1
skipper1 slayer1 smokey1 snoopy1 soccer1 soccer10 soccer11 soccer12 sojdlg123aljg sophie1 soso123aljg sparky1
spartan1 special1 spencer1 spider1 stanley1 starwars1 stephen1 steven1 stewart1 stone55 stupid1 success1 summer1
summer69 summer99 sunshine1 super12 super123 superman1 taylor1 temp123 tennis1 test123 test1234 testing1 therock1
thomas1 thumper1 thunder1 thx1138 tiffany1 tiger123 tigers1 tigger1 tigger2 travis1 trinity1 trooper1 trouble1
trumpet1 trustno1 turkey50 usuckballz1 vampire1 vanessa1 vikings1 vincent1 voyager1 vsjasnel12 warrior1 weare138
weed420 welcome1 wg8e3wjf william1 winner1 winston1 winter1 wizard1 wolf359 wp2003wp wrinkle1 xbox360 yamahar1
yankees1 yankees2 yellow1 z1x2c3v4 zachary1 zaq12wsx zaq1xsw2 zxasqw12 zxcasdqwe123 zxcv123 zxcv1234 zxcvb123
zxcvbnm1 zxcvbnm123
`
    .trim()
    .split(/\s+/),
);

/**
 * Whether a password is one that everybody tries first: a common one with capitals, and with special characters added or
 * in place of letters, which the rules of a strong password invite.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase();
  const spelled = small.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('!', 'i').replaceAll('|', 'l');
  return [small, spelled, small.replaceAll('@', 'a').replaceAll('$', 's')].some((one) =>
    common.has(one.replace(/[^a-z\d]/g, '')),
  );
}
