// What people call things, and what the icons call them.

/**
 * In each line what is asked for, and after the colon what is shown for it.
 *
 * Words of lower case stand for all icons with that word in their name; a name stands for that icon
 * alone. A word that means several icons stands once: first what is meant most.
 */
const LINES = `
trash bin rubbish garbage wastebasket erase discard: Delete DeleteOutline RestoreFromTrash delete recycling
gear cog cogwheel options configuration configure preferences prefs: Settings Tune settings
hamburger burger drawer sandwich: Menu Dehaze MenuOpen
navigation nav: Menu Navigation Explore
kebab threedots dots ellipsis meatballs overflow: MoreVert MoreHoriz Pending
cross exit dismiss x times: Close Clear Cancel HighlightOff
abort: Cancel Block DoNotDisturb
plus new insert: Add AddCircle AddBox PostAdd
minus subtract: Remove RemoveCircle IndeterminateCheckBox
magnifier magnify magnifyingglass lookup find loupe: Search Loupe ZoomIn FindInPage Pageview ManageSearch
tick checkmark ok correct success approve approved: Check Done CheckCircle Verified CheckBox TaskAlt
valid validate: CheckCircle Verified FactCheck Rule
wrong invalid incorrect: Close Cancel Error ReportProblem
pencil pen modify change rewrite compose: Edit Create ModeEdit BorderColor Draw EditNote
write author: Edit Create Draw HistoryEdu EditNote
floppy disk diskette store: Save SaveAs SdStorage
house homepage start: Home House Cottage Start
user profile account avatar member human: Person AccountCircle AccountBox Face ManageAccounts
customer client: Person SupportAgent Groups
people team users crowd community members audience staff: Group Groups People Diversity3
friend friends: PersonAdd Group People Handshake
contact contacts addressbook phonebook: Contacts ContactPage PermContactCalendar ContactMail
invite adduser newuser register signup: PersonAdd PersonAddAlt HowToReg AppRegistration GroupAdd
removeuser unfriend ban: PersonRemove PersonOff Block NoAccounts
signin: Login VpnKey Key
signout logoff: Logout ExitToApp MeetingRoom
leave quit: ExitToApp Logout DirectionsRun
enter: Login Input KeyboardReturn
power shutdown turnoff onoff standby: PowerSettingsNew ModeStandby SettingsPower
password secret credentials pin: Password Key Pin Lock VpnKey
padlock secure locked protected safe: Lock LockOutline Https Security Shield
unlock unlocked open: LockOpen NoEncryption
security protection guard antivirus firewall: Security Shield VerifiedUser GppGood LocalPolice
privacy private: PrivacyTip Lock VisibilityOff Policy
encryption encrypted: EnhancedEncryption Lock Https
fingerprint biometric touchid: Fingerprint
faceid facerecognition: Face FaceUnlock
permission permissions role admin administrator: AdminPanelSettings SupervisorAccount ManageAccounts Security
eye show view see watch preview reveal look: Visibility RemoveRedEye Preview Pageview
hide hidden invisible unseen conceal: VisibilityOff HideSource HideImage DisabledVisible
heart love like favourite favorites wishlist: Favorite FavoriteBorder ThumbUp VolunteerActivism MonitorHeart
heartbreak brokenheart: HeartBroken
favorite: StarBorder Bookmark
star rate rating favourites review score: Star StarBorder StarRate Grade Stars StarHalf Reviews
bookmark readlater saved: Bookmark BookmarkBorder TurnedIn Bookmarks
pinned thumbtack fix: PushPin Pin
thumbsup upvote agree approve kudos: ThumbUp ThumbUpAlt Recommend
thumbsdown dislike downvote disagree: ThumbDown ThumbDownAlt
vote voting ballot election: HowToVote Ballot Poll WhereToVote
share send forward distribute: Share IosShare Send Forward Reply ScreenShare
export: IosShare FileDownload Output ImportExport Upload
import: Input FileUpload ImportExport Download MoveToInbox
download getfile saveas: Download FileDownload GetApp CloudDownload SaveAlt
upload attachfile: Upload FileUpload CloudUpload Publish DriveFolderUpload
attach attachment paperclip clip enclose: AttachFile Attachment AttachEmail
link chain url hyperlink href connect: Link InsertLink AddLink Hub
unlink disconnect detach broken: LinkOff HeartBroken BrokenImage
external externallink newwindow newtab popup: OpenInNew Launch OpenInBrowser ArrowOutward
copy duplicate clone clipboard: ContentCopy FileCopy CopyAll ControlPointDuplicate ContentPaste
paste: ContentPaste ContentPasteGo
cut scissors snip: ContentCut Crop
undo revert back rollback: Undo ArrowBack Restore History
redo again: Redo Replay Refresh
reload refresh renew rerun retry: Refresh Replay Sync Autorenew Cached RestartAlt
sync synchronise synchronize update: Sync Autorenew Cached Update SyncAlt
repeat loop cycle: Repeat Loop Autorenew RepeatOne
reset restart reboot: RestartAlt Replay SettingsBackupRestore LockReset
history recent past log timeline: History Restore Timeline ManageHistory WorkHistory
clock time hour watch: AccessTime Schedule WatchLater QueryBuilder Watch Timer PunchClock
alarm wakeup ring: Alarm AccessAlarm AddAlarm NotificationsActive
stopwatch countdown chronometer: Timer AvTimer HourglassEmpty
wait waiting loading hourglass pending spinner busy progress: HourglassEmpty HourglassTop Pending Downloading Autorenew DonutLarge
snooze sleep nap: Snooze Bedtime Hotel
calendar date day appointment agenda: CalendarMonth CalendarToday Event DateRange EditCalendar Today
month year week: CalendarMonth CalendarViewMonth CalendarViewWeek DateRange
schedule plan planner: Schedule Event CalendarMonth PendingActions EventNote
deadline due overdue: EventBusy AssignmentLate Schedule
meeting conference: MeetingRoom Groups VideoCall Handshake EventSeat
birthday party cake celebrate celebration: Cake Celebration EmojiEvents
bell notify notification reminder subscribe: Notifications NotificationsActive NotificationsNone CircleNotifications AddAlert
mute silence silent quiet: VolumeOff VolumeMute NotificationsOff MicOff DoNotDisturbOn
warning caution danger alert attention hazard exclamation: Warning WarningAmber ReportProblem PriorityHigh Error Dangerous CrisisAlert
error fail failed failure problem issue: Error ErrorOutline ReportProblem SyncProblem BugReport
bug debug insect beetle: BugReport PestControl Adb
info information about details: Info InfoOutline Help Description
help question support faq ask: Help HelpOutline QuestionMark HelpCenter LiveHelp ContactSupport Quiz Support
hint tip idea bulb lamp inspiration suggestion: Lightbulb TipsAndUpdates EmojiObjects WbIncandescent Light
stop halt end: Stop StopCircle Block BackHand
block forbidden prohibited banned noentry deny disallow disabled: Block DoNotDisturb NotInterested Cancel DisabledByDefault
hand palm: BackHand FrontHand PanTool WavingHand Handshake
wave hello hi greeting bye: WavingHand EmojiPeople
pointer cursor click: AdsClick TouchApp Mouse NearMe Navigation
finger tap touch gesture: TouchApp Swipe Gesture Pinch Fingerprint
drag grip handle reorder sortable: DragIndicator DragHandle Reorder OpenWith
move arrange: OpenWith DriveFileMove MoveDown MoveUp DragIndicator Moving
sort order ascending descending alphabetical: Sort SortByAlpha SwapVert Reorder ImportExport
filter funnel refine narrow: FilterList FilterAlt Tune FilterListOff
slider sliders adjust equalizer controls: Tune Equalizer GraphicEq DisplaySettings
swap switch exchange toggle invert: SwapHoriz SwapVert ToggleOn CompareArrows SwitchLeft CurrencyExchange
on off: toggle ToggleOn ToggleOff PowerSettingsNew
compare diff difference versus: Compare Difference CompareArrows Balance
list bullets items rows: List FormatListBulleted ViewList Toc ListAlt Checklist
numbered enumeration: FormatListNumbered Numbers
todo tasks checklist task: Checklist Task AssignmentTurnedIn AddTask PlaylistAddCheck FactCheck
grid tiles thumbnails gallery mosaic: GridView Apps ViewModule Dashboard ViewComfy Collections AutoAwesomeMosaic
table spreadsheet cells excel: TableChart TableRows TableView GridOn BackupTable Dataset
columns column: ViewColumn ViewWeek ViewKanban
board kanban trello scrum: ViewKanban ViewWeek Dashboard DeveloperBoard
layout template wireframe: ViewQuilt Dashboard SpaceDashboard ViewSidebar AutoAwesomeMosaic
sidebar panel pane: ViewSidebar MenuOpen VerticalSplit
split: VerticalSplit HorizontalSplit CallSplit Splitscreen
carousel slideshow slides: ViewCarousel Slideshow CoPresent
presentation: Slideshow CoPresent PresentToAll
dashboard overview control: Dashboard SpaceDashboard Speed Analytics
widget widgets plugin addon extension puzzle module: Widgets Extension ViewModule
component block: Widgets Category Extension
category categories kind shapes: Category Interests Class
tag label price badge: LocalOffer Label Sell Tag Loyalty Badge NewLabel
hashtag number sharp pound: Tag Numbers
at mention emailaddress: AlternateEmail
email mail envelope letter message newsletter: Email Mail MailOutline MarkunreadMailbox ForwardToInbox Drafts
inbox mailbox: Inbox AllInbox MoveToInbox MarkunreadMailbox
outbox sent: Outbox Send ForwardToInbox
unread: MarkEmailUnread MarkAsUnread MarkChatUnread
spam junk report abuse: Report ReportGmailerrorred Block Flag
archive: Archive Inventory Unarchive
chat talk conversation speech bubble im messenger discussion: Chat ChatBubble Forum Message QuestionAnswer Textsms
comment feedback remark note annotation: Comment Feedback InsertComment RateReview ModeComment StickyNote2
sms text texting: Sms Textsms Message
answer respond reply: Reply QuestionAnswer ReplyAll Quickreply
phone telephone call dial mobile handset: Phone Call PhoneAndroid PhoneIphone Smartphone LocalPhone Dialpad
hangup endcall: CallEnd
smartphone cellphone cell iphone android: Smartphone PhoneIphone PhoneAndroid StayCurrentPortrait
tablet ipad: Tablet TabletMac TabletAndroid
laptop notebook macbook pc computer: Laptop LaptopMac Computer LaptopChromebook DesktopWindows
desktop monitor screen display: Monitor DesktopWindows DesktopMac Computer Tv
television tele: Tv LiveTv PersonalVideo ConnectedTv
device devices hardware responsive: Devices DevicesOther Memory ImportantDevices
keyboard keys typing: Keyboard KeyboardAlt
mouse: Mouse
printer print: Print LocalPrintshop
scanner scan: Scanner QrCodeScanner DocumentScanner AdfScanner
barcode qr: QrCode QrCode2 QrCodeScanner BarcodeReader
camera photograph snapshot: PhotoCamera CameraAlt Camera AddAPhoto Screenshot
screenshot screengrab: Screenshot ScreenshotMonitor
photo picture image pic jpg png: Image Photo Collections InsertPhoto Wallpaper AddPhotoAlternate
album: PhotoAlbum Collections Album PhotoLibrary
video film movie cinema clip footage: Videocam Movie VideoLibrary SmartDisplay OndemandVideo Theaters PlayCircle
record recording rec: FiberManualRecord RadioButtonChecked Mic Videocam
webcam: Videocam CameraFront
stream livestream broadcast live: Stream LiveTv Podcasts BroadcastOnHome Sensors
music song audio tune note melody: MusicNote Audiotrack LibraryMusic QueueMusic AudioFile
playlist queue: PlaylistPlay QueueMusic PlaylistAdd Queue
play player: PlayArrow PlayCircle SmartDisplay
pause: Pause PauseCircle
next skip: SkipNext NavigateNext ArrowForward ChevronRight
previous prev: SkipPrevious NavigateBefore ArrowBack ChevronLeft
rewind: FastRewind Replay10
forward fast: FastForward Forward ArrowForward
shuffle random: Shuffle Casino
volume sound speaker loud noise: VolumeUp VolumeDown VolumeOff Speaker Campaign
microphone mic voice dictation speak: Mic MicNone KeyboardVoice RecordVoiceOver
headphones earphones headset: Headphones Headset Earbuds HeadsetMic
podcast radio: Podcasts Radio RssFeed
megaphone loudspeaker announcement announce marketing advertise bullhorn: Campaign Announcement AdUnits
fullscreen maximise maximize enlarge expand bigger: Fullscreen OpenInFull Expand ZoomOutMap AspectRatio Maximize
minimise minimize shrink collapse smaller: FullscreenExit CloseFullscreen Minimize Compress UnfoldLess ExpandLess
zoom: ZoomIn ZoomOut ZoomInMap
chevron caret: ChevronRight ExpandMore ChevronLeft KeyboardArrowDown ArrowDropDown
dropdown select combobox accordion: ArrowDropDown ExpandMore UnfoldMore ArrowDropDownCircle
arrow direction: ArrowForward ArrowBack ArrowUpward ArrowDownward East West North South
right: ArrowForward ChevronRight East ArrowRight KeyboardArrowRight NavigateNext
left: ArrowBack ChevronLeft West ArrowLeft KeyboardArrowLeft NavigateBefore
up top scrolltop: ArrowUpward KeyboardArrowUp North ExpandLess VerticalAlignTop
down bottom: ArrowDownward KeyboardArrowDown South ExpandMore VerticalAlignBottom
return newline carriage: KeyboardReturn SubdirectoryArrowLeft
tree hierarchy structure nested orgchart: AccountTree Schema Park Lan
flow flowchart diagram workflow process: Schema AccountTree Polyline Mediation Route
branch fork git merge version: CallSplit ForkRight CallMerge Merge Commit AltRoute
commit repository: Commit Source GitHub
code programming developer dev html brackets source: Code DataObject IntegrationInstructions Terminal Html Javascript LogoDev
terminal console shell command cli prompt: Terminal
json object curly braces: DataObject
array square: DataArray
api webhook endpoint integration: Api Webhook Hub IntegrationInstructions
database db sql storage data: Storage Dataset Dns TableRows DataUsage
server host rack backend hosting: Dns Storage Router Cloud
cloud saas: Cloud CloudQueue CloudDone CloudUpload CloudDownload
offline nointernet disconnected: CloudOff WifiOff SignalWifiOff OfflineBolt
internet web website www world globe earth planet: Public Language TravelExplore Web Http Explore
browser tab webpage: Web Tab OpenInBrowser WebAsset Html
wifi wireless network: Wifi NetworkWifi SignalWifi4Bar Router WifiTethering
signal reception bars: SignalCellularAlt SignalCellular4Bar NetworkCell
router modem: Router SettingsEthernet
ethernet lan cable: SettingsEthernet Lan Cable
bluetooth: Bluetooth
usb stick: Usb
antenna tower: CellTower SettingsInputAntenna
satellite: Satellite SatelliteAlt
cpu processor chip memory ram: Memory DeveloperBoard SdCard
robot bot ai chatbot assistant artificial intelligence: SmartToy AutoAwesome Psychology Assistant Android
magic sparkle sparkles wand stars wizard generate: AutoAwesome AutoFixHigh AutoFixNormal Flare
brain mind think psychology smart: Psychology PsychologyAlt SelfImprovement Lightbulb
rocket launch startup boost deploy ship: RocketLaunch Rocket Publish
lightning thunder flash energy electricity electric fast quick bolt: Bolt FlashOn ElectricBolt OfflineBolt Thunderstorm
speed performance gauge speedometer tachometer: Speed ShutterSpeed
battery charge charging: BatteryFull BatteryChargingFull BatteryStd ElectricBolt ChargingStation
plug socket outlet: Power Outlet ElectricalServices Cable SettingsInputHdmi
chart graph statistics stats analytics report diagram metrics kpi: BarChart ShowChart PieChart Analytics InsertChart Assessment QueryStats Timeline Leaderboard
pie donut doughnut: PieChart DonutLarge DonutSmall
line linechart: ShowChart Timeline StackedLineChart MultilineChart HorizontalRule
growth increase trend rise profit: TrendingUp ShowChart Insights ArrowUpward
decrease decline fall loss: TrendingDown
insight insights: Insights QueryStats Lightbulb
target goal aim objective focus: TrackChanges GpsFixed Adjust AdsClick CenterFocusStrong Flag
trophy cup award win winner prize achievement champion: EmojiEvents MilitaryTech WorkspacePremium Leaderboard
medal: MilitaryTech WorkspacePremium EmojiEvents
crown premium vip pro: WorkspacePremium Diamond Stars
diamond gem jewel: Diamond
certificate certified diploma licence license: WorkspacePremium CardMembership Verified HistoryEdu
gift present reward: CardGiftcard Redeem
money cash dollar payment pay bucks price usd: AttachMoney Payments MonetizationOn Paid Payment LocalAtm PriceCheck
coin coins token: MonetizationOn Paid Toll Token GeneratingTokens
bank finance institution: AccountBalance Savings CurrencyExchange
piggybank piggy savings: Savings
wallet purse balance: Wallet AccountBalanceWallet
creditcard debit card: CreditCard Payment AddCard CardMembership Badge
invoice bill receipt: Receipt ReceiptLong RequestQuote
currency forex: CurrencyExchange Euro AttachMoney CurrencyPound CurrencyYen CurrencyBitcoin
bitcoin crypto blockchain: CurrencyBitcoin Token
tax percent discount sale coupon voucher: Percent LocalOffer Discount Sell Redeem ConfirmationNumber
calculator compute math sum: Calculate Functions Exposure
cart basket trolley buy purchase checkout shop order ecommerce: ShoppingCart ShoppingBasket ShoppingBag AddShoppingCart ShoppingCartCheckout LocalMall
store market marketplace mall supermarket: Store Storefront LocalMall LocalGroceryStore LocalConvenienceStore
bag handbag tote: ShoppingBag LocalMall WorkOutline
box package parcel product stock: Inventory2 Inventory AllInbox Archive LocalShipping
warehouse stockroom: Warehouse Inventory
delivery shipping truck lorry courier transport: LocalShipping DeliveryDining FireTruck
briefcase suitcase job career portfolio: Work WorkOutline BusinessCenter Cases Luggage
business company office firm enterprise corporation: Business Apartment CorporateFare Domain BusinessCenter
building skyscraper city town: Apartment LocationCity Business Domain
factory industry manufacture: Factory PrecisionManufacturing
hospital clinic ambulance: LocalHospital MedicalServices Emergency
doctor medicine medical health healthcare nurse: MedicalServices HealthAndSafety LocalHospital Medication Healing MonitorHeart
pill pills drug tablets: Medication LocalPharmacy
vaccine vaccination syringe injection: Vaccines
virus covid corona germ: Coronavirus Masks Sick
ill sick fever: Sick Thermostat
bandage plaster firstaid: Healing MedicalServices
blood: Bloodtype WaterDrop
dna genetics biology lab laboratory chemistry experiment flask beaker: Science Biotech
microscope: Biotech
school education university college graduation student academy: School Class HistoryEdu
teacher lesson course learn training tutorial: School CastForEducation MenuBook PlayLesson ModelTraining
book read library ebook manual: Book MenuBook LibraryBooks AutoStories ImportContacts LocalLibrary
documentation docs guide: Description MenuBook Article LibraryBooks
document file page paper doc: Description InsertDriveFile Article FilePresent TextSnippet NoteAdd
pdf: PictureAsPdf
folder directory: Folder FolderOpen CreateNewFolder Topic
newspaper news press blog article: Newspaper Feed Article RssFeed
rss feed: RssFeed DynamicFeed Feed
contract signature sign agreement terms: HistoryEdu Gavel Draw Handshake Approval
law legal justice court judge hammer auction: Gavel Balance Policy
scales weigh weight: Scale Balance MonitorWeight
stamp seal: Approval Verified
note notes memo sticky: Note StickyNote2 NoteAdd Notes EditNote
translate translation language languages i18n: Translate Language GTranslate
font typography typeface: TextFields FontDownload Title FormatSize TextFormat
bold strong: FormatBold
italic emphasis: FormatItalic
underline: FormatUnderlined
strike strikethrough: FormatStrikethrough StrikethroughS
align alignment justify: FormatAlignLeft FormatAlignCenter FormatAlignRight FormatAlignJustify
indent outdent: FormatIndentIncrease FormatIndentDecrease
quote blockquote quotation citation: FormatQuote
heading headline title: Title ViewHeadline
paragraph subject: Subject Notes ShortText
spelling grammar: Spellcheck
color colour palette paint theme: Palette ColorLens FormatPaint FormatColorFill Brush InvertColors
eyedropper pipette colorpicker: Colorize
brush paintbrush art artist: Brush Palette FormatPaint
fill bucket: FormatColorFill
ruler measure dimension length: Straighten SquareFoot Height
crop trim: Crop CropFree
rotate turn spin: RotateRight RotateLeft ScreenRotation Autorenew ThreeSixty
flip mirror: Flip
layer layers stack: Layers LayersClear FilterNone
transparency opacity alpha: Opacity Gradient
brightness light sun bright day daylight: LightMode WbSunny Brightness7 BrightnessHigh Sunny
dark night moon nightmode: DarkMode Nightlight Bedtime Brightness2 ModeNight NightsStay
contrast: Contrast Tonality
map atlas chart: Map Terrain Public
location place marker position pin gps poi address where: LocationOn Place PinDrop Room MyLocation FmdGood AddLocation
gps locate crosshair: GpsFixed MyLocation LocationSearching
route path directions way: Directions Route AltRoute NearMe
compass north: Explore North NearMe
flag banner country milestone: Flag OutlinedFlag EmojiFlags Tour
car auto automobile vehicle drive: DirectionsCar DriveEta TimeToLeave ElectricCar LocalTaxi
taxi cab uber: LocalTaxi TaxiAlert Hail
bus coach: DirectionsBus AirportShuttle
train railway rail metro: Train DirectionsRailway Subway Tram
tram streetcar trolleybus: Tram
bicycle bike cycle cycling: DirectionsBike PedalBike ElectricBike
motorcycle motorbike scooter moped: TwoWheeler Moped ElectricScooter
boat ship ferry vessel sail: DirectionsBoat Sailing Houseboat
anchor harbour harbor: Anchor
airplane plane aeroplane aircraft fly flight: Flight FlightTakeoff AirplanemodeActive LocalAirport FlightLand
helicopter drone: FlightTakeoff
airport: LocalAirport FlightTakeoff ConnectingAirports
fuel petrol gas gasoline: LocalGasStation OilBarrel GasMeter PropaneTank
parking park garage: LocalParking Garage
traffic trafficlight semaphore: Traffic
walk pedestrian hike: DirectionsWalk Hiking NordicWalking
run running jog sport: DirectionsRun SportsScore FitnessCenter
travel trip journey holiday vacation tourism: TravelExplore CardTravel Luggage BeachAccess Tour FlightTakeoff
luggage baggage: Luggage Cases
ticket: ConfirmationNumber LocalActivity AirplaneTicket
hotel bed bedroom: Hotel Bed KingBed SingleBed
beach umbrella: BeachAccess Umbrella
tent camping camp: Cabin Festival Forest
mountain hill landscape: Terrain Landscape FilterHdr
forest wood tree plant nature: Forest Park Nature Grass Yard
flower florist blossom rose: LocalFlorist Spa FilterVintage
leaf eco ecology green environment sustainable bio: EnergySavingsLeaf Compost Spa Recycling Grass
recycle reuse: Recycling Autorenew
water drop liquid rain drip: WaterDrop Water Opacity Umbrella
sea ocean wave waves: Waves Water Tsunami Surfing
fire flame hot burn trending: LocalFireDepartment Whatshot Fireplace
snow winter cold ice freeze snowflake: AcUnit SevereCold Snowing IceSkating
wind air breeze blow: Air WindPower Cyclone Storm
storm weather hurricane: Thunderstorm Storm Cyclone Tornado
sunny: WbSunny Sunny
cloudy overcast: Cloud WbCloudy FilterDrama
fog mist: Foggy Dehaze
temperature thermometer heat degree: Thermostat DeviceThermostat HeatPump
sunrise sunset dusk dawn: WbTwilight
food eat meal lunch dinner restaurant cutlery fork knife: Restaurant LunchDining DinnerDining Fastfood RestaurantMenu Flatware LocalDining
coffee tea cafe espresso drink mug: Coffee LocalCafe CoffeeMaker EmojiFoodBeverage FreeBreakfast
beer pub: SportsBar Liquor LocalBar
wine alcohol cocktail bar: WineBar LocalBar Liquor Nightlife
pizza: LocalPizza
hamburger: LunchDining Fastfood
bread bakery croissant: BakeryDining BreakfastDining
icecream dessert: Icecream Cake
egg breakfast: Egg EggAlt FreeBreakfast BreakfastDining
soup noodles: RamenDining SoupKitchen
fish seafood: SetMeal Phishing
kitchen cook cooking chef stove: Kitchen SoupKitchen Microwave OutdoorGrill Blender
bbq barbecue grill: OutdoorGrill
fridge refrigerator: Kitchen
furniture sofa couch living: Weekend Chair Living
chair seat: Chair EventSeat ChairAlt
door doorway: MeetingRoom DoorFront SensorDoor
window: Window SensorWindow
stairs steps ladder: Stairs
elevator lift: Elevator
bath bathroom shower tub: Bathtub Bathroom Shower HotTub
toilet wc restroom: Wc FamilyRestroom
laundry wash washing clean: LocalLaundryService Wash CleaningServices DryCleaning CleanHands
broom sweep vacuum clear: CleaningServices ClearAll DeleteSweep
baby infant child kid: ChildCare BabyChangingStation ChildFriendly Stroller
family parents: FamilyRestroom EscalatorWarning
woman female girl lady: Woman Female Girl Face3
man male boy: Man Male Boy
gender sex: Male Female Transgender
wheelchair disabled disability handicap a11y accessible: Accessible AccessibleForward Accessibility WheelchairPickup
accessibility: AccessibilityNew
deaf hearing ear: Hearing HearingDisabled SignLanguage
blind: Blind VisibilityOff
dog cat paw animal pet: Pets CrueltyFree
rabbit bunny: CrueltyFree
bee honey: Hive EmojiNature
mouse rat rodent: PestControlRodent
smile smiley happy emoji emoticon face glad: SentimentSatisfied Mood EmojiEmotions InsertEmoticon SentimentVerySatisfied TagFaces
sad unhappy frown: SentimentDissatisfied MoodBad SentimentVeryDissatisfied
neutral meh: SentimentNeutral
reaction: AddReaction EmojiEmotions
ball football soccer: SportsSoccer SportsFootball SportsVolleyball
basketball: SportsBasketball
tennis: SportsTennis
golf: GolfCourse SportsGolf
gym fitness workout exercise dumbbell muscle: FitnessCenter SportsGymnastics SelfImprovement
yoga meditation relax wellness: SelfImprovement Spa
swim swimming: Pool
ski skiing: DownhillSkiing
game gaming gamepad controller joystick play: SportsEsports VideogameAsset Gamepad Games
dice casino gamble luck: Casino
toy: Toys SmartToy
theater theatre drama mask: TheaterComedy Masks
museum: Museum
church religion mosque temple: Church Mosque Synagogue TempleHindu TempleBuddhist
castle: Castle Fort
police cop: LocalPolice
tool tools wrench spanner repair maintenance fix: Build Handyman Construction Hardware HomeRepairService Plumbing
hammer: Hardware Construction Gavel
construction work building site: Construction Engineering Foundation
engineer worker hardhat: Engineering
agriculture farm tractor: Agriculture
hourly shift: PunchClock WorkHistory
key access: Key VpnKey
badge idcard: Badge CreditCard ContactPage
anonymous incognito: NoAccounts PersonOff VisibilityOff
cookie cookies: Cookie
captcha: SmartToy Verified
poll survey quiz questionnaire: Poll Quiz Ballot
form input textfield: DynamicForm Input TextFields
checkbox tickbox: CheckBox CheckBoxOutlineBlank IndeterminateCheckBox
radio radiobutton: RadioButtonChecked RadioButtonUnchecked
circle dot bullet round: Circle FiberManualRecord Lens RadioButtonUnchecked
square rectangle: Square CheckBoxOutlineBlank CropSquare Rectangle Crop169
triangle: ChangeHistory Details
hexagon polygon: Hexagon Pentagon Hive
line dash divider separator: HorizontalRule Remove
infinity unlimited: AllInclusive
equals: DragHandle
divide: SafetyDivider
function formula sigma: Functions
percentage: Percent
degree: DeviceThermostat
angle: SquareFoot
spark: Flare AutoAwesome
snippet: TextSnippet Code
send airplane submit: Send
draft drafts: Drafts EditNote
unsubscribe: Unsubscribe NotificationsOff
subscription: Subscriptions CardMembership
print: Print
vpn proxy: VpnKey VpnLock
dns domain: Dns Domain Language
hotspot tethering: WifiTethering
nfc contactless: Nfc Contactless TapAndPlay
sim: SimCard
cast chromecast airplay: Cast Airplay CastConnected
vr ar augmented virtual threed 3d: ViewInAr ThreeDRotation Vrpano
hd resolution quality: Hd HighQuality FourK
subtitles captions cc: ClosedCaption Subtitles
lyrics: Lyrics
piano instrument: Piano
vinyl cd dvd record: Album
facebook fb: Facebook
twitter tweet bird: Twitter X FlutterDash
instagram insta: Instagram
youtube: YouTube SmartDisplay
linkedin: LinkedIn
github octocat: GitHub
whatsapp: WhatsApp
google: Google GTranslate
apple mac: Apple
microsoft windows: Microsoft Window
pinterest: Pinterest
telegram: Telegram
reddit: Reddit
social: Share Group Public Facebook
experiment beta test: Science Biotech
feature flag: Flag ToggleOn
release new: NewReleases RocketLaunch FiberNew
version versions: History Difference
backup restore: Backup SettingsBackupRestore Restore
migrate migration transfer: SwapHoriz MoveUp DriveFileMove ImportExport
schedule send later: ScheduleSend
email read: MarkEmailRead Drafts
seen delivered doublecheck: DoneAll
verified trusted bluecheck: Verified VerifiedUser NewReleases
hot deal: Whatshot LocalOffer
premium: WorkspacePremium
priority important urgent: PriorityHigh LabelImportant NotificationImportant LowPriority
level difficulty: SignalCellularAlt Stairs Leaderboard
empty nothing none: HourglassEmpty Inbox DoNotDisturb FilterNone
full: HourglassFull BatteryFull
home office remote: HomeWork Laptop
handshake deal partner agreement: Handshake
charity donate donation give: VolunteerActivism Favorite
volunteer care: VolunteerActivism
peace dove: FlutterDash
death skull poison: Dangerous
ghost: VisibilityOff
recycle bin: Delete RestoreFromTrash
restore undelete: RestoreFromTrash Restore SettingsBackupRestore
logoutall: Logout
homepage landing: Home
sitemap: AccountTree Lan
breadcrumb: ChevronRight NavigateNext
pagination pages: FirstPage LastPage ChevronRight NavigateNext MoreHoriz
first beginning: FirstPage SkipPrevious
last final: LastPage SkipNext
scroll: Swipe UnfoldMore Mouse
resize: AspectRatio OpenInFull PhotoSizeSelectLarge
width height size: Height Expand WidthNormal Straighten
spacing padding margin: Padding Margin FormatLineSpacing SpaceBar
density: DensityMedium DensitySmall DensityLarge
border outline: BorderAll BorderStyle BorderOuter
shadow: WbShade Contrast
blur: BlurOn BlurOff BlurCircular
gradient: Gradient
texture pattern: Texture Pattern
wallpaper background: Wallpaper
1k: OneK OneKPlus
2k: TwoK TwoKPlus
3k: ThreeK ThreeKPlus
4k: FourK FourKPlus
5k: FiveK FiveKPlus
6k: SixK SixKPlus
7k: SevenK SevenKPlus
8k: EightK EightKPlus
9k: NineK NineKPlus
3g: ThreeGMobiledata
4g: FourGMobiledata FourGPlusMobiledata
5g: FiveG
lte: LteMobiledata LtePlusMobiledata
30fps: ThirtyFps ThirtyFpsSelect
60fps: SixtyFps SixtyFpsSelect
360 panorama: ThreeSixty Panorama
`;

/** What stands for a word: icons by their names, and words in the names of others. */
export interface Meaning {
  icons: readonly string[];
  words: readonly string[];
}

/** Everything there is another word for, by that word. */
export const synonyms: ReadonlyMap<string, Meaning> = read(LINES);

function read(lines: string): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const line of lines.trim().split('\n')) {
    const [asked = '', shown = ''] = line.split(': ');
    const targets = shown.split(' ');
    const icons = targets.filter((target) => /^[A-Z]/.test(target));
    const words = targets.filter((target) => !icons.includes(target));
    for (const word of asked.split(' ')) {
      const before = found.get(word);
      found.set(word, {
        icons: [...new Set([...(before?.icons ?? []), ...icons])],
        words: [...new Set([...(before?.words ?? []), ...words])],
      });
    }
  }
  return found;
}
