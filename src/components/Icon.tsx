import type { LucideIcon } from 'lucide-react'
import Activity from 'lucide-react/icons/activity'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Banknote from 'lucide-react/icons/banknote'
import Bell from 'lucide-react/icons/bell'
import Blocks from 'lucide-react/icons/blocks'
import Briefcase from 'lucide-react/icons/briefcase'
import Bug from 'lucide-react/icons/bug'
import Building from 'lucide-react/icons/building'
import Calendar from 'lucide-react/icons/calendar'
import ChartLine from 'lucide-react/icons/chart-line'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import Clock from 'lucide-react/icons/clock'
import Cloud from 'lucide-react/icons/cloud'
import Code from 'lucide-react/icons/code'
import Coins from 'lucide-react/icons/coins'
import Compass from 'lucide-react/icons/compass'
import Cpu from 'lucide-react/icons/cpu'
import CreditCard from 'lucide-react/icons/credit-card'
import Database from 'lucide-react/icons/database'
import Eye from 'lucide-react/icons/eye'
import Factory from 'lucide-react/icons/factory'
import FileText from 'lucide-react/icons/file-text'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Gauge from 'lucide-react/icons/gauge'
import Gem from 'lucide-react/icons/gem'
import GitBranch from 'lucide-react/icons/git-branch'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Handshake from 'lucide-react/icons/handshake'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Key from 'lucide-react/icons/key'
import Landmark from 'lucide-react/icons/landmark'
import Layers from 'lucide-react/icons/layers'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Link from 'lucide-react/icons/link'
import ListChecks from 'lucide-react/icons/list-checks'
import Lock from 'lucide-react/icons/lock'
import MapIcon from 'lucide-react/icons/map'
import MessageCircle from 'lucide-react/icons/message-circle'
import Monitor from 'lucide-react/icons/monitor'
import Music from 'lucide-react/icons/music'
import Network from 'lucide-react/icons/network'
import Palette from 'lucide-react/icons/palette'
import Plug from 'lucide-react/icons/plug'
import Presentation from 'lucide-react/icons/presentation'
import Puzzle from 'lucide-react/icons/puzzle'
import Radar from 'lucide-react/icons/radar'
import Receipt from 'lucide-react/icons/receipt'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rocket from 'lucide-react/icons/rocket'
import Route from 'lucide-react/icons/route'
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import Server from 'lucide-react/icons/server'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Smartphone from 'lucide-react/icons/smartphone'
import Store from 'lucide-react/icons/store'
import Target from 'lucide-react/icons/target'
import Truck from 'lucide-react/icons/truck'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import Wallet from 'lucide-react/icons/wallet'
import Workflow from 'lucide-react/icons/workflow'
import Wrench from 'lucide-react/icons/wrench'
import Zap from 'lucide-react/icons/zap'
import type { IconName } from '../content-model/collections/icons'

const icons: Record<IconName, LucideIcon> = {
  activity: Activity,
  'arrow-left-right': ArrowLeftRight,
  banknote: Banknote,
  bell: Bell,
  blocks: Blocks,
  briefcase: Briefcase,
  bug: Bug,
  building: Building,
  calendar: Calendar,
  'chart-line': ChartLine,
  'clipboard-check': ClipboardCheck,
  clock: Clock,
  cloud: Cloud,
  code: Code,
  coins: Coins,
  compass: Compass,
  cpu: Cpu,
  'credit-card': CreditCard,
  database: Database,
  eye: Eye,
  factory: Factory,
  'file-text': FileText,
  fingerprint: Fingerprint,
  gauge: Gauge,
  gem: Gem,
  'git-branch': GitBranch,
  globe: Globe,
  'graduation-cap': GraduationCap,
  handshake: Handshake,
  'heart-pulse': HeartPulse,
  key: Key,
  landmark: Landmark,
  layers: Layers,
  lightbulb: Lightbulb,
  link: Link,
  'list-checks': ListChecks,
  lock: Lock,
  map: MapIcon,
  'message-circle': MessageCircle,
  monitor: Monitor,
  music: Music,
  network: Network,
  palette: Palette,
  plug: Plug,
  presentation: Presentation,
  puzzle: Puzzle,
  radar: Radar,
  receipt: Receipt,
  'refresh-cw': RefreshCw,
  rocket: Rocket,
  route: Route,
  scale: Scale,
  search: Search,
  server: Server,
  'shield-check': ShieldCheck,
  smartphone: Smartphone,
  store: Store,
  target: Target,
  truck: Truck,
  users: Users,
  video: Video,
  wallet: Wallet,
  workflow: Workflow,
  wrench: Wrench,
  zap: Zap,
}

interface IconProps {
  name: IconName
  /** Width and height in CSS pixels. */
  size?: number
}

/** An icon that content may name. Decorative: the text beside it carries the meaning. */
export function Icon({ name, size = 24 }: IconProps) {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={1.5} aria-hidden="true" />
}
